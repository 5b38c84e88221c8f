import { orderOfWords } from './radix.ts'
import type { Steps } from './slices.ts'

/** So few are put in order one by one, so many by radix, those between as numbers that hold four bytes and a place. */
const few = 8
const many = 1024
const stride = 4096

/**
 * Puts places into the order of the bytes that begin where `starts` says and end with a zero; answers with 1 for each
 * that has other bytes than the one before.
 */
export function* orderOfBytes(
  places: Uint32Array,
  bytes: Uint8Array,
  starts: Uint32Array,
): Steps<Uint8Array> {
  const isNew = new Uint8Array(places.length)
  const before = new Uint32Array(places.length)
  const packed = new Float64Array(many)
  // From, to and how many bytes are the same, of what is still to be put in order.
  const open = [0, places.length, 0]
  let done = 0
  while (open.length > 0) {
    const depth = open.pop()!
    const to = open.pop()!
    const from = open.pop()!
    done += to - from
    if (to - from <= few) insert(from, to, depth)
    else if (to - from <= many) sortPacked(from, to, depth)
    else yield* sortByRadix(from, to, depth)
    if (done > stride) {
      done = 0
      yield
    }
  }
  return isNew

  /** The next four bytes of a text; what comes after its end belongs to another. */
  function wordAt(start: number): number {
    const first = bytes[start]!
    const second = first === 0 ? 0 : bytes[start + 1]!
    const third = second === 0 ? 0 : bytes[start + 2]!
    const fourth = third === 0 ? 0 : bytes[start + 3]!
    return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0
  }

  /** What has the same word from here to there is the same if it has ended; else its next bytes tell. */
  function close(from: number, to: number, word: number, depth: number) {
    isNew[from] = 1
    if (to - from > 1 && (word & 255) !== 0) open.push(from, to, depth + 4)
  }

  function sortPacked(from: number, to: number, depth: number) {
    const size = to - from
    for (let at = 0; at < size; at++) {
      const place = places[from + at]!
      before[at] = place
      packed[at] = wordAt(starts[place]! + depth) * many + at
    }
    const sorted = packed.subarray(0, size)
    sorted.sort()
    let first = 0
    let last = Math.floor(sorted[0]! / many)
    for (let at = 0; at < size; at++) {
      const word = Math.floor(sorted[at]! / many)
      places[from + at] = before[sorted[at]! - word * many]!
      if (word === last) continue
      close(from + first, from + at, last, depth)
      first = at
      last = word
    }
    close(from + first, to, last, depth)
  }

  function* sortByRadix(from: number, to: number, depth: number): Steps<void> {
    const size = to - from
    const words = new Uint32Array(size)
    for (let at = 0; at < size; at++) words[at] = wordAt(starts[places[from + at]!]! + depth)
    yield
    const order = yield* orderOfWords([words])
    before.set(places.subarray(from, to))
    let first = 0
    for (let at = 0; at < size; at++) {
      places[from + at] = before[order[at]!]!
      const word = words[order[at]!]!
      if (at + 1 < size && words[order[at + 1]!] === word) continue
      close(from + first, from + at + 1, word, depth)
      first = at + 1
    }
  }

  function insert(from: number, to: number, depth: number) {
    for (let at = from + 1; at < to; at++) {
      const item = places[at]!
      const start = starts[item]! + depth
      let hole = at
      while (hole > from && difference(start, starts[places[hole - 1]!]! + depth) < 0) {
        places[hole] = places[hole - 1]!
        hole -= 1
      }
      places[hole] = item
    }
    for (let at = from; at < to; at++)
      if (at === from || difference(starts[places[at - 1]!]! + depth, starts[places[at]!]! + depth) !== 0)
        isNew[at] = 1
  }

  function difference(one: number, other: number): number {
    let left = one
    let right = other
    while (bytes[left] === bytes[right]) {
      if (bytes[left] === 0) return 0
      left += 1
      right += 1
    }
    return bytes[left]! - bytes[right]!
  }
}
