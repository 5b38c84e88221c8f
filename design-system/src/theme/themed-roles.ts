import { type CustomTheme, defaultTheme } from './custom-theme.ts'
import { brandPlacement, placePrimary, type PrimaryPlacement } from './primary.ts'
import { type Color, colorAt, hues, type Tone } from '../tokens/ramps.ts'
import { borderedColors, darkRoles, lightRoles, type Roles, strongColors } from '../tokens/roles.ts'
import { shadows } from '../tokens/scales.ts'
import type { Scheme } from './selectors.ts'

const plain: Record<Scheme, Roles> = { light: lightRoles, dark: darkRoles }
type Colors = Partial<Roles['color']>

/** The hue of warm greys: that of paper. */
const warmHue = 70
const round = (value: number) => Number(value.toFixed(4))

/** How greys are turned: their hue, and how much of their chroma they have. */
const greyOf = ({ warmth }: CustomTheme) => ({
  hue: warmth > 0 ? warmHue : hues.neutral,
  chroma: Math.abs(warmth) / 50,
})

const turned = (color: Color, theme: CustomTheme): Color => {
  if (color.scale || color.c === 0) return color
  const { hue, chroma } = greyOf(theme)
  const c = round(color.c * chroma)
  return { ...color, c, h: c === 0 ? 0 : hue }
}

const allTurned = <T extends Colors>(colors: T, theme: CustomTheme): T =>
  Object.fromEntries(Object.entries(colors).map(([role, color]) => [role, turned(color, theme)])) as T

/** The colour of a tone at a lightness, as `colorAt` has it, with the greys turned. */
export const themedColorAt = (tone: Tone, l: number, theme: CustomTheme) =>
  tone === 'neutral' ? turned(colorAt(tone, l), theme) : colorAt(tone, l)

/** A colour of sRGB in OKLCH. */
export function oklchOf(hex: string): Color {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360
  const chroma = Math.hypot(across, along)
  return {
    l: round(0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    c: round(chroma),
    h: chroma < 0.0005 ? 0 : round(hue),
  }
}

const grey = oklchOf('#808080')

/** The fill of controls in the very colour that was chosen, darker or lighter under the pointer, with its text. */
function exactFill(primary: string) {
  const solid = oklchOf(primary)
  const solidHover = { l: round(solid.l * 0.88 + grey.l * 0.12), c: round(solid.c * 0.88), h: solid.h }
  return {
    solid,
    solidHover,
    onSolid: oklchOf(placePrimary(primary).text === '#000' ? '#000000' : '#ffffff'),
  }
}

/** Where the theme's primary colour lands in the ramp. */
export const themedPlacement = ({ primary }: CustomTheme): PrimaryPlacement =>
  primary.toLowerCase() === defaultTheme.primary ? brandPlacement : placePrimary(primary)

/** Every colour of a theme in a scheme; those of the primary scale wait to be placed. */
export function themedRoles(theme: CustomTheme, scheme: Scheme): Roles {
  const { color, tone } = plain[scheme]
  const { primary, isPrimaryExact, contrast } = theme
  return {
    color: allTurned({ ...color, ...(contrast === 'more' && strongColors[scheme]) }, theme),
    tone: {
      ...tone,
      neutral: allTurned(tone.neutral, theme),
      primary: { ...tone.primary, ...(isPrimaryExact && exactFill(primary)) },
    },
  }
}

/** What the bordered skin recolours. */
export const themedBordered = (theme: CustomTheme, scheme: Scheme) => allTurned(borderedColors[scheme], theme)

/** What “more contrast” strengthens. */
export const themedStrong = (theme: CustomTheme, scheme: Scheme) => allTurned(strongColors[scheme], theme)

/** The shadows, in the hue of the greys. */
export function themedShadows(theme: CustomTheme, scheme: Scheme) {
  const { hue, chroma } = greyOf(theme)
  const grey256 = /oklch\(0\.3 0\.03 256/g
  return Object.fromEntries(
    Object.entries(shadows[scheme]).map(([name, css]) => [
      name,
      css.replaceAll(grey256, `oklch(0.3 ${round(0.03 * chroma)} ${hue}`),
    ]),
  ) as Record<keyof (typeof shadows)['light'], string>
}
