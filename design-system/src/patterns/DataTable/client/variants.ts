import { fold } from './fold.ts'

// Latin with all its accents, Greek, Cyrillic and Arabic, and two signs that are the same as letters.
const ranges = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x621, 0x6d3],
  [0x1e00, 0x1fff],
  [0x212a, 0x212b],
] as const

/** What folds to each letter, in one string. */
let known: Map<string, string> | undefined

function variants(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const [from, to] of ranges)
    for (let code = from; code <= to; code++) {
      const character = String.fromCharCode(code)
      const folded = fold(character)
      if (folded.length === 1) known.set(folded, (known.get(folded) ?? '') + character)
    }
  return known
}

const special = /[\\\]^-]/g

/** Finds folded words in texts as they are; nothing where not all of their letters are known. */
export function patternOf(folded: string): RegExp | undefined {
  const letters = Array.from(folded, (letter) => variants().get(letter)?.replace(special, '\\$&'))
  if (letters.includes(undefined)) return undefined
  return new RegExp(letters.map((letter) => `[${letter}]`).join('\\p{M}*'), 'gu')
}
