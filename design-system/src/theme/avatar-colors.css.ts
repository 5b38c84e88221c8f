import { style } from '../css/style.ts'

const hues = [20, 62, 100, 148, 182, 222, 266, 320]
const towards = 40

/** Soft gradients of two neighbouring hues with dark letters, alike in every theme; a name picks one. */
export const avatarColors = hues.map((hue) =>
  style(
    {
      background: `linear-gradient(135deg, oklch(0.86 0.085 ${hue}), oklch(0.75 0.105 ${hue + towards}))`,
      color: `oklch(0.28 0.06 260)`,
    },
    `hue${hue}`,
  ),
)
