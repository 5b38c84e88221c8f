import { assignVars } from '@vanilla-extract/css'
import { globalStyle } from '../css/style.ts'
import { colorsCss } from './color-css.ts'
import { vars } from './contract.css.ts'
import { toneNames } from './ramps.ts'
import type { Roles } from './roles.ts'

type Shadows = Record<keyof typeof vars.shadow, string>

/** Where what belongs to a scheme holds: paper is always light. */
const places = { light: undefined, dark: 'not print' }
type Scheme = keyof typeof places

/** Assigns tokens under a selector, in the layer of the tokens; those of the dark scheme on screens alone. */
export function tokens(
  selector: string,
  assigned: Record<string, string>,
  { scheme = 'light', ...rest }: { scheme?: Scheme; colorScheme?: Scheme } = {},
) {
  const rule = { ...rest, vars: assigned }
  const place = places[scheme]
  globalStyle('tokens', selector, place ? { '@media': { [place]: rule } } : rule)
}

/** Fills all colours and shadows of the contract under a selector. */
export function theme(selector: string, roles: Roles, depth: Shadows, scheme: Scheme) {
  const tones = Object.assign(
    {},
    ...toneNames.map((tone) => assignVars(vars.tone[tone], colorsCss(roles.tone[tone]))),
  ) as Record<string, string>
  tokens(
    selector,
    { ...assignVars(vars.color, colorsCss(roles.color)), ...tones, ...assignVars(vars.shadow, depth) },
    { scheme, colorScheme: scheme },
  )
}
