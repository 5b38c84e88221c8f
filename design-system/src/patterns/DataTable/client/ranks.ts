import type { DataValue } from '../types.ts'
import { quickly } from './compare.ts'
import type { Steps } from './slices.ts'

/** Where each row stands among all in one column: equal values share a rank, empty ones come last both ways. */
export interface Ranks {
  readonly of: Uint32Array
  /** How many ranks there are, that of empty values not counted. */
  readonly count: number
}

const stride = 2048
const run = 512

const isEmpty = (value: DataValue) =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value))

/** Ranks numbers, dates and yes-or-no by size, words as the language sorts them. */
export function* ranksOf(values: readonly DataValue[], collator: Intl.Collator): Steps<Ranks> {
  const isText = values.some((value) => typeof value === 'string')
  return isText ? yield* textRanks(values, collator) : numberRanks(values)
}

function numberRanks(values: readonly DataValue[]): Ranks {
  const size = values.length
  const numbers = new Float64Array(size)
  for (let place = 0; place < size; place++)
    numbers[place] = isEmpty(values[place]) ? NaN : Number(values[place])
  // Sorted without a comparison of ours, which is done outside JavaScript; not-a-number goes to the end.
  const sorted = numbers.slice().sort()
  let count = 0
  for (const number of sorted) {
    if (Number.isNaN(number)) break
    if (count === 0 || number !== sorted[count - 1]) sorted[count++] = number
  }
  const distinct = sorted.subarray(0, count)
  const of = new Uint32Array(size)
  for (let place = 0; place < size; place++) of[place] = placeOf(numbers[place]!, distinct)
  return { of, count }
}

function placeOf(number: number, sorted: Float64Array): number {
  if (Number.isNaN(number)) return sorted.length
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}

function* textRanks(values: readonly DataValue[], collator: Intl.Collator): Steps<Ranks> {
  // The same words are compared once, however many rows have them.
  const rankOfText = new Map<string, number>()
  for (const value of values) if (!isEmpty(value)) rankOfText.set(String(value), 0)
  yield
  const texts = [...rankOfText.keys()]
  const compare = quickly(texts, collator.compare)
  yield
  const order = yield* sorted(texts.length, compare)
  let count = 0
  order.forEach((place, index) => {
    if (index === 0 || compare(order[index - 1]!, place) !== 0) count += 1
    rankOfText.set(texts[place]!, count - 1)
  })
  yield
  return {
    of: Uint32Array.from(values, (value) => (isEmpty(value) ? count : rankOfText.get(String(value))!)),
    count,
  }
}

/** A stable merge sort of places, which can be left between its runs and within its merges. */
function* sorted(size: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let from = Uint32Array.from({ length: size }, (_, place) => place)
  for (let start = 0; start < size; start += run) {
    from.subarray(start, start + run).sort(compare)
    yield
  }
  for (let width = run; width < size; width *= 2) {
    const into = new Uint32Array(size)
    for (let start = 0; start < size; start += 2 * width) {
      const middle = Math.min(start + width, size)
      const end = Math.min(middle + width, size)
      let left = start
      let right = middle
      for (let place = start; place < end; place++) {
        const isLeft = left < middle && (right === end || compare(from[left]!, from[right]!) <= 0)
        into[place] = isLeft ? from[left++]! : from[right++]!
        if (place % stride === 0) yield
      }
    }
    from = into
  }
  return from
}
