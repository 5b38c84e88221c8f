import { expect, test } from 'vitest'
import { palettes } from '../../.storybook/themes.ts'
import { tokens } from '../../scripts/package/tokens.ts'

test.each(['light', 'dark'] as const)('Storybook’s own colours in %s are those of the tokens', (theme) => {
  const { color, tone } = tokens()[theme]
  const hexOf = (role: string) => (role === 'primary' ? tone.primary!.ink : color[role])!.$value.hex
  const { ...palette } = palettes[theme]
  expect(palette).toEqual(Object.fromEntries(Object.keys(palette).map((role) => [role, hexOf(role)])))
})
