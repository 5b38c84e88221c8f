import { clampRgb, rgb, wcagContrast } from 'culori'
import type { CustomTheme } from '../../../../design-system/src/theme/custom-theme.ts'
import { contrastPairs } from '../../../../design-system/src/theme/pairs.ts'
import { place } from '../../../../design-system/src/theme/primary.ts'
import type { Color } from '../../../../design-system/src/tokens/ramps.ts'
import type { Roles } from '../../../../design-system/src/tokens/roles.ts'
import type { Scheme } from '../../../../design-system/src/theme/selectors.ts'
import {
  themedBordered,
  themedPlacement,
  themedRoles,
} from '../../../../design-system/src/theme/themed-roles.ts'

/** A pair of colours in the modes of a theme, with the contrast that it has in each. */
export interface MeasuredPair {
  name: string
  atLeast: number
  contrasts: Record<PairMode, number>
  /** Whether it reaches what it must in every mode. */
  isEnough: boolean
}

export const pairModes = {
  light: 'Light',
  dark: 'Dark',
  lightBordered: 'Light, bordered',
  darkBordered: 'Dark, bordered',
} as const
export type PairMode = keyof typeof pairModes

const schemeOf = (mode: PairMode): Scheme => (mode.startsWith('light') ? 'light' : 'dark')

function rolesIn(theme: CustomTheme, mode: PairMode): Roles {
  const roles = themedRoles(theme, schemeOf(mode))
  if (!mode.endsWith('Bordered')) return roles
  return { ...roles, color: { ...roles.color, ...themedBordered(theme, schemeOf(mode)) } }
}

/** Every pair that components make, the weakest first. */
export function measure(theme: CustomTheme): MeasuredPair[] {
  const placement = themedPlacement(theme)
  const shown = (color: Color) => clampRgb(rgb({ mode: 'oklch', ...place(color, placement) }))
  const modes = Object.keys(pairModes) as PairMode[]
  const measured = modes.map((mode) =>
    contrastPairs(rolesIn(theme, mode)).map(({ name, front, back, atLeast }) => ({
      name,
      atLeast,
      contrast: wcagContrast(shown(front), shown(back)),
    })),
  )
  const room = ({ contrasts, atLeast }: MeasuredPair) => Math.min(...Object.values(contrasts)) - atLeast
  return measured[0]!
    .map(({ name, atLeast }, at) => {
      const contrasts = Object.fromEntries(
        modes.map((mode, index) => [mode, measured[index]![at]!.contrast]),
      ) as Record<PairMode, number>
      return {
        name,
        atLeast,
        contrasts,
        isEnough: Object.values(contrasts).every((contrast) => contrast >= atLeast),
      }
    })
    .toSorted((one, other) => room(one) - room(other))
}
