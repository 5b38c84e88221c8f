/** Any colour; lightness and opacity in percent. */
export const colour = (lightness: number, chroma: number, hue: number, opacity = 100) =>
  `oklch(${lightness}% ${Number(chroma.toFixed(3))} ${hue}${opacity < 100 ? `/${opacity}%` : ''})`

/** Lightness, share of the tone's chroma and share of its drift in hue, of each step. */
const STEPS = {
  pale: [94.5, 0.22, 0],
  soft: [89, 0.42, 0],
  light: [83, 0.66, 0],
  base: [72, 1, 0],
  deep: [58, 1, 0.5],
  dark: [43, 0.8, 1],
  ink: [30, 0.55, 1],
} as const

/** One colour from light to dark. */
export type Tone = Readonly<Record<keyof typeof STEPS, string>>

/** A tone that is lighter than others by `lift`, and whose dark steps drift to another hue. */
const tone = (hue: number, chroma: number, lift = 0, drift = 0): Tone => {
  const step = (name: keyof typeof STEPS, raise: number) => {
    const [lightness, share, turn] = STEPS[name]
    return colour(Math.min(97, lightness + lift * raise), chroma * share, hue + drift * turn)
  }
  return {
    pale: step('pale', 0.25),
    soft: step('soft', 0.25),
    light: step('light', 0.5),
    base: step('base', 1),
    deep: step('deep', 1),
    dark: step('dark', 1),
    ink: step('ink', 1),
  }
}

export const sky = tone(236, 0.13, 0, 12)
export const blue = tone(252, 0.125, -6)
export const aqua = tone(205, 0.105, 3)
export const mint = tone(172, 0.108, 2)
export const amber = tone(74, 0.145, 8, -26)
export const coral = tone(33, 0.15, 0, -6)
export const rose = tone(8, 0.13, 3)
export const violet = tone(286, 0.13, -4)
export const sand = tone(72, 0.07, 2, -14)
export const slate = tone(254, 0.034)

export const WHITE = colour(99, 0.004, 237)
export const MILK = colour(96.5, 0.01, 237)
/** Where light falls. */
export const GLOW = colour(100, 0, 0, 45)
export const SHEEN = colour(100, 0, 0, 22)
/** Where it does not. */
export const SHADE = colour(25, 0.05, 256, 14)
export const SHADOW = colour(30, 0.06, 252, 18)
