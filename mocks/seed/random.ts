/** A source of chance that gives the same numbers for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(min: number, max: number): number
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** Mulberry32: small, fast, good enough for sample data. */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
  }
}

/** As many of each word as asked for, mixed. */
export const deal = <Word extends string>(counts: Readonly<Record<Word, number>>, random: Random): Word[] =>
  random.shuffle(
    (Object.entries(counts) as [Word, number][]).flatMap(([word, count]) => Array<Word>(count).fill(word)),
  )

/** Every `#` of a pattern becomes a digit. */
export const fillDigits = (pattern: string, random: Random) =>
  pattern.replace(/#/g, () => String(random.integer(0, 9)))
