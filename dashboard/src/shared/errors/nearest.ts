/** A place that an address can be near to. */
export interface Place {
  readonly path: string
  /** What the place is called, in the language of the moment. */
  readonly title: string
}

const leastLikeness = 0.5
const leastWordLikeness = 0.6

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many letters have to be added, dropped, changed or swapped to make one text another. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
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
  return last[to.length]!
}

/** How alike two texts are, from 0 to 1. */
const likeness = (one: string, other: string) =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1)

/** The share of some words that others have too, or nearly. */
function share(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0) return 0
  const best = words.map((word) => Math.max(0, ...others.map((other) => likeness(word, other))))
  return best.reduce((sum, value) => sum + (value < leastWordLikeness ? 0 : value), 0) / words.length
}

/** A path whose parts that vary are filled in from the address that was asked for; null where it has none for them. */
function filledIn(path: string, asked: readonly string[]): string | null {
  const parts = path.split('/').slice(1)
  if (!path.includes(':')) return path
  if (parts.length !== asked.length) return null
  return `/${parts.map((part, index) => (part.startsWith(':') ? asked[index] : part)).join('/')}`
}

/** The places that an address may have meant, the likeliest first, each title once. */
export function nearest(asked: string, places: readonly Place[], limit = 4): Place[] {
  const parts = asked.split('/').filter(Boolean)
  const askedWords = wordsOf(asked)
  const ranked = places
    .flatMap(({ path: pattern, title }) => {
      const path = filledIn(pattern, parts)
      if (path === null) return []
      const pathWords = wordsOf(path)
      const found = share(askedWords, [...pathWords, ...wordsOf(title)])
      const covered = share(pathWords, askedWords)
      const rank = 0.35 * likeness(asked.toLowerCase(), path) + 0.5 * found + 0.15 * covered
      return rank < leastLikeness ? [] : [{ path, title, rank }]
    })
    .sort((one, other) => other.rank - one.rank)
  const titles = new Set<string>()
  return ranked
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, limit)
    .map(({ path, title }) => ({ path, title }))
}
