/** A word of a text, as it is looked for, with its place in the text. */
export interface Word {
  readonly letters: string
  readonly from: number
  readonly to: number
}

/** Forms of letters that writers swap. */
const forms: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك', œ: 'oe', æ: 'ae' }
const ARTICLE = /^ال(?=.{3})/

/** A word without its case, accents, vowel signs and Arabic article. */
const fold = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[ىةیکœæ]/g, (letter) => forms[letter]!)
    .replace(ARTICLE, '')

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({
    letters: fold(word),
    from: index,
    to: index + word.length,
  }))

const known = new Map<string, readonly Word[]>()

/** The words of one of the texts that are searched, in their order; each is read once. */
export function wordsIn(text: string): readonly Word[] {
  const words = known.get(text) ?? wordsOf(text)
  known.set(text, words)
  return words
}

/** How many slips of the fingers a word may have: none in short ones. */
const slipsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** How many letters have to be added, dropped, changed or swapped until one word is the other. */
function distance(one: string, other: string) {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = next
  }
  return last.at(-1)!
}

/** How well a word answers one that was typed, from 0, not at all, to 1, the same. */
export function closeness(typed: string, word: string): number {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.9
  const limit = slipsAllowed(typed)
  if (limit === 0) return 0
  // What is typed is often the beginning of a word.
  const beginnings = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)].filter(
    ({ length }) => Math.abs(length - typed.length) <= limit,
  )
  const slips = Math.min(...beginnings.map((beginning) => distance(typed, beginning)))
  return slips <= limit ? 0.7 - slips * 0.15 : 0
}
