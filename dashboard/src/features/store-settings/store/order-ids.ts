/** The number of the order that the preview begins with. */
const FIRST = 1001
const SHOWN = 3

/** How the numbers of the next orders will be written with what stands around them. */
export const orderIds = (prefix: string, suffix: string): string[] =>
  Array.from({ length: SHOWN }, (_, index) => `${prefix.trim()}${FIRST + index}${suffix.trim()}`)
