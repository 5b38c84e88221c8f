import type { CustomTheme } from './custom-theme.ts'
import { fontFamilies, radii } from '../tokens/scales.ts'

/** How round corners are; what is round all over stays so. */
export const themedRadii = ({ radius }: CustomTheme) =>
  Object.fromEntries(
    Object.entries(radii).map(([name, px]) => [
      name,
      name === 'full' ? px : `${Math.round((Number.parseFloat(px) * radius) / 100)}px`,
    ]),
  ) as Record<keyof typeof radii, string>

/** The families of texts: the theme's own first, and those of the package for letters that it has not. */
export const themedFont = ({ font }: CustomTheme) =>
  font ? `${font}, ${fontFamilies.body}` : fontFamilies.body
