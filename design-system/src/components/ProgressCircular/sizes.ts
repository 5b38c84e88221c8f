/** The side of the circle and the width of its line, in px. */
export const circleSizes = {
  small: { side: 20, line: 2.5 },
  medium: { side: 36, line: 4 },
  large: { side: 56, line: 5 },
  huge: { side: 112, line: 8 },
} as const
export type CircleSize = keyof typeof circleSizes
