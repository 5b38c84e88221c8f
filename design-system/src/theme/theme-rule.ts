import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inLayer } from '../css/layers.ts'
import { colorsCss } from './color-css.ts'
import { vars } from './contract.css.ts'
import { toneNames } from './ramps.ts'
import type { Roles } from './roles.ts'

type Shadows = Record<keyof typeof vars.shadow, string>

/** Where what belongs to a scheme holds: paper is always light. */
const places = { light: undefined, dark: 'not print' }
type Scheme = keyof typeof places

const named = (attribute: string, value: string) => `[data-${attribute}="${value}"]`

/** How a page is in a scheme; one that names none is light. */
const page = {
  light: `:root:is(${named('theme', 'light')}, :not([data-theme]))`,
  dark: `:root${named('theme', 'dark')}`,
}

/**
 * Where a scheme and a skin meet: on one element, or in a scope that names one of them on a page that names the other.
 * A scope repeats what those around it name, so no other ancestor counts, and scopes can lie in each other.
 */
export const meeting = (scheme: Scheme, skin: string) =>
  [
    `${page[scheme]}${named('skin', skin)}`,
    `${named('theme', scheme)}${named('skin', skin)}`,
    `${page[scheme]} ${named('skin', skin)}:not([data-theme])`,
    `:root${named('skin', skin)} ${named('theme', scheme)}:not([data-skin])`,
  ].join()

/** Where a scheme begins on a page that wants more contrast. */
export const strong = (scheme: Scheme) => {
  const more = named('contrast', 'more')
  return `${page[scheme]}${more}, :root${more} ${named('theme', scheme)}`
}

/** Assigns tokens under a selector, in the layer of the tokens; those of the dark scheme on screens alone. */
export function tokens(
  selector: string,
  assigned: Record<string, string>,
  { scheme = 'light', ...rest }: { scheme?: Scheme; colorScheme?: Scheme } = {},
) {
  const rule = { ...rest, vars: assigned }
  const place = places[scheme]
  globalStyle(selector, inLayer('tokens', place ? { '@media': { [place]: rule } } : rule))
}

/** Fills all colours and shadows of the contract under a selector. */
export function theme(selector: string, roles: Roles, depth: Shadows, scheme: Scheme) {
  const tones = Object.assign(
    {},
    ...toneNames.map((tone) =>
      assignVars(
        vars.tone[tone],
        colorsCss(roles.tone[tone], tone === 'danger' ? vars.hue.danger : undefined),
      ),
    ),
  ) as Record<string, string>
  tokens(
    selector,
    { ...assignVars(vars.color, colorsCss(roles.color)), ...tones, ...assignVars(vars.shadow, depth) },
    { scheme, colorScheme: scheme },
  )
}
