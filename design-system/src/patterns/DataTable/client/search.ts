import type { DataValue } from '../types.ts'
import { fold } from './fold.ts'
import type { Steps } from './slices.ts'
import { patternOf } from './variants.ts'

/** The texts of many rows in one, which is read sooner than each by itself. */
export interface Block {
  text: string
  /** Where each row ends in it. */
  ends: Uint32Array
}

const rowsOfBlock = 512
/** Stands between texts and in none of them. */
const between = '\u0000'

export function* blocksOf<Row>(
  rows: readonly Row[],
  texts: readonly ((row: Row) => DataValue)[],
): Steps<Block[]> {
  const blocks: Block[] = []
  for (let from = 0; from < rows.length; from += rowsOfBlock) {
    const size = Math.min(rowsOfBlock, rows.length - from)
    const ends = new Uint32Array(size)
    const parts: string[] = []
    let end = 0
    for (let index = 0; index < size; index++) {
      const row = rows[from + index]!
      for (const text of texts) {
        const part = String(text(row) ?? '')
        parts.push(part)
        end += part.length + between.length
      }
      ends[index] = end
    }
    blocks.push({ text: parts.join(between) + between, ends })
    yield
  }
  return blocks
}

/** The places of rows, among these, which ascend, that have the words in one of their texts. */
export function* found(blocks: readonly Block[], places: Uint32Array, words: string): Steps<Uint32Array> {
  const folded = fold(words.trim())
  const pattern = patternOf(folded)
  const passed = new Uint32Array(places.length)
  let count = 0
  let at = 0
  let first = 0
  for (const { text, ends } of blocks) {
    const matches = pattern ? matching(text, ends, pattern) : matchingFolded(text, ends, folded)
    for (const index of matches) {
      while (places[at]! < first + index) at += 1
      if (places[at] === first + index) passed[count++] = places[at]!
    }
    first += ends.length
    yield
  }
  return passed.subarray(0, count)
}

function matching(text: string, ends: Uint32Array, pattern: RegExp): number[] {
  const rows: number[] = []
  let row = 0
  pattern.lastIndex = 0
  while (pattern.test(text)) {
    while (ends[row]! < pattern.lastIndex) row += 1
    rows.push(row)
    // On with the next row.
    pattern.lastIndex = ends[row]!
  }
  return rows
}

const matchingFolded = (text: string, ends: Uint32Array, folded: string): number[] =>
  [...ends.keys()].filter((row) => fold(text.slice(ends[row - 1] ?? 0, ends[row])).includes(folded))
