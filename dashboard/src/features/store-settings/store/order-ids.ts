const SHOWN = 3

/** How the numbers of the next orders will be written with what stands around them, from the next one on. */
export const orderIds = (prefix: string, suffix: string, next: number): string[] =>
  Array.from({ length: SHOWN }, (_, index) => `${prefix.trim()}${next + index}${suffix.trim()}`)
