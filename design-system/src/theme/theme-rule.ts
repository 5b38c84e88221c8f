import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layer } from '../css/layers.css.ts'
import { colorsCss } from './color-css.ts'
import { vars } from './contract.css.ts'
import { toneNames } from './ramps.ts'
import type { Roles } from './roles.ts'

type Shadows = Record<keyof typeof vars.shadow, string>

/** Assigns tokens under a selector, in the layer of the tokens. */
export function tokens(
  selector: string,
  assigned: Record<string, string>,
  rest: Record<string, string> = {},
) {
  globalStyle(selector, { '@layer': { [layer.tokens]: { ...rest, vars: assigned } } })
}

/** Fills all colours and shadows of the contract under a selector. */
export function theme(selector: string, roles: Roles, depth: Shadows, scheme: 'light' | 'dark') {
  const tones = Object.assign(
    {},
    ...toneNames.map((tone) => assignVars(vars.tone[tone], colorsCss(roles.tone[tone]))),
  ) as Record<string, string>
  tokens(
    selector,
    { ...assignVars(vars.color, colorsCss(roles.color)), ...tones, ...assignVars(vars.shadow, depth) },
    { colorScheme: scheme },
  )
}
