import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inLayer } from '../css/layers.ts'
import { colorsCss } from './color-css.ts'
import { vars } from '../tokens/contract.css.ts'
import { toneNames } from '../tokens/ramps.ts'
import type { Roles } from '../tokens/roles.ts'
import { places, type Scheme } from './selectors.ts'

type Shadows = Record<keyof typeof vars.shadow, string>

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
