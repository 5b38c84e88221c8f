import { rem, roomy } from '../css/rem.ts'
import {
  densities,
  type Density,
  type densityTokenNames,
  type TextSize,
  textSizes,
} from '../tokens/scales.ts'

type DensityToken = (typeof densityTokenNames)[number]

// What is pressed grows with the text and does not shrink with it; on a phone it stays within a seventh of the window.
const pressed = (px: number) => roomy(px, px * 0.4)
const growth: Partial<Record<DensityToken, typeof rem>> = {
  cardPadding: roomy,
  gap: roomy,
  cellLine: rem,
}

/** The sizes of a density as CSS lengths. */
export const densityCss = (density: Density) =>
  Object.fromEntries(
    Object.entries(densities[density]).map(([name, size]) => [
      name,
      (growth[name as DensityToken] ?? pressed)(Number.parseFloat(size)),
    ]),
  ) as Record<DensityToken, string>

/** The text sizes with their line heights, as `font` takes them: times as large as `factor` says. */
export const textCss = (factor = 1) => {
  const scaled = (px: number) => `${Number(((px / 16) * factor).toFixed(4))}rem`
  return Object.fromEntries(
    Object.entries(textSizes).map(([name, { size, line }]) => [name, `${scaled(size)}/${scaled(line)}`]),
  ) as Record<TextSize, string>
}
