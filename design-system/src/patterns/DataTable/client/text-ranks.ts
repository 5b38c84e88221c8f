import type { DataValue } from '../types.ts'
import { alphabetOf } from './alphabet.ts'
import { mergeSorted } from './merge-sort.ts'
import { orderOfBytes } from './byte-order.ts'
import type { Steps } from './slices.ts'
import { bySpelling, spell } from './spelling.ts'

/** Places in their order, and 1 for each that is not the same as the one before. */
interface Ordered {
  order: Uint32Array
  isNew: Uint8Array
}

const stride = 4096

/**
 * Ranks the texts at these places as the language sorts them, and answers with how many ranks there are. Most differ in
 * the letters alone, which as bytes need no comparison at all; the language is asked about cases, accents and the rest.
 */
export function* textRanks(
  values: readonly DataValue[],
  places: Uint32Array,
  locale: string,
  of: Uint32Array,
): Steps<number> {
  const texts: string[] = []
  for (let index = 0; index < places.length; index++) {
    texts.push(String(values[places[index]!]))
    if (index % stride === 0) yield
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const spellings = yield* spell(texts, alphabetOf(locale))
  const byLanguage = (a: number, b: number) => bySpelling(spellings, a, b) || compare(texts[a]!, texts[b]!)

  const [whole, rest] = split(spellings.isWhole)
  const one = yield* settled(whole, yield* orderOfBytes(whole, spellings.bytes, spellings.starts))
  const other = yield* grouped(rest)
  const { order, isNew } = rest.length === 0 ? one : yield* merged(one, other)
  let rank = -1
  for (let at = 0; at < order.length; at++) {
    rank += isNew[at]!
    of[places[order[at]!]!] = rank
  }
  return rank + 1

  /** Among texts of the same letters the language decides. */
  function* settled(order: Uint32Array, isNew: Uint8Array): Steps<Ordered> {
    let from = 0
    for (let to = 1; to <= order.length; to++) {
      if (to % stride === 0) yield
      if (to < order.length && isNew[to] === 0) continue
      if (to - from > 1 && !isOneText(order, from, to)) {
        const group = yield* grouped(order.subarray(from, to))
        order.set(group.order, from)
        isNew.set(group.isNew, from)
      }
      from = to
    }
    return { order, isNew }
  }

  function isOneText(order: Uint32Array, from: number, to: number) {
    const text = texts[order[from]!]
    for (let at = from + 1; at < to; at++) if (texts[order[at]!] !== text) return false
    return true
  }

  /** In the order of the language; the same words are compared once, however often they come. */
  function* grouped(given: Uint32Array): Steps<Ordered> {
    const groups = new Map<string, number[]>()
    for (let at = 0; at < given.length; at++) {
      const index = given[at]!
      const group = groups.get(texts[index]!)
      if (group) group.push(index)
      else groups.set(texts[index]!, [index])
      if (at % stride === stride - 1) yield
    }
    const firsts = Uint32Array.from(groups.values(), ([first]) => first!)
    const sorted = yield* mergeSorted(firsts, byLanguage)
    const order = new Uint32Array(given.length)
    const isNew = new Uint8Array(given.length)
    let end = 0
    for (let at = 0; at < sorted.length; at++) {
      isNew[end] = at === 0 || byLanguage(sorted[at - 1]!, sorted[at]!) !== 0 ? 1 : 0
      for (const index of groups.get(texts[sorted[at]!]!)!) order[end++] = index
      if (at % stride === stride - 1) yield
    }
    return { order, isNew }
  }

  function* merged(one: Ordered, other: Ordered): Steps<Ordered> {
    const size = one.order.length + other.order.length
    const order = new Uint32Array(size)
    const isNew = new Uint8Array(size)
    let left = 0
    let right = 0
    for (let at = 0; at < size; at++) {
      const isLeft =
        left < one.order.length &&
        (right === other.order.length || byLanguage(one.order[left]!, other.order[right]!) <= 0)
      const from = isLeft ? one : other
      const index = isLeft ? left++ : right++
      order[at] = from.order[index]!
      isNew[at] = from.isNew[index]!
      // What is new in its own half may be the same as the last of the other.
      if (at > 0 && isNew[at] === 1 && byLanguage(order[at - 1]!, order[at]!) === 0) isNew[at] = 0
      if (at % stride === 0) yield
    }
    return { order, isNew }
  }
}

/** The places of those that are whole, and of those that are not. */
function split(isWhole: Uint8Array): [Uint32Array, Uint32Array] {
  const whole = new Uint32Array(isWhole.length)
  const rest = new Uint32Array(isWhole.length)
  let wholes = 0
  let rests = 0
  for (let index = 0; index < isWhole.length; index++)
    if (isWhole[index] === 1) whole[wholes++] = index
    else rest[rests++] = index
  return [whole.subarray(0, wholes), rest.subarray(0, rests)]
}
