import type { Steps } from './slices.ts'

const digits = 2048
const bits = 11

/** Puts places into the order of their numbers, which are none of them not-a-number; equal ones stay as they come. */
export function* orderOfNumbers(numbers: Float64Array): Steps<Uint32Array> {
  const size = numbers.length
  const low = new Uint32Array(size)
  const high = new Uint32Array(size)
  const number = new Float64Array(1)
  const halves = new Uint32Array(number.buffer)
  for (let place = 0; place < size; place++) {
    // As whole numbers these two compare like the number they are the halves of. Adding zero makes one of both zeros.
    number[0] = numbers[place]! + 0
    const isNegative = halves[1]! >>> 31 === 1
    low[place] = isNegative ? ~halves[0]! : halves[0]!
    high[place] = isNegative ? ~halves[1]! : halves[1]! ^ 0x80000000
  }
  yield
  let from = new Uint32Array(size)
  for (let place = 0; place < size; place++) from[place] = place
  let into = new Uint32Array(size)
  for (const half of [low, high])
    for (let shift = 0; shift < 32; shift += bits) {
      if (!passed(half, shift, from, into)) continue
      ;[from, into] = [into, from]
      yield
    }
  return from
}

/** One pass, by one digit of eleven bits; none where all have the same. */
function passed(keys: Uint32Array, shift: number, from: Uint32Array, into: Uint32Array): boolean {
  const next = new Uint32Array(digits + 1)
  const size = from.length
  for (let place = 0; place < size; place++) next[((keys[place]! >>> shift) & (digits - 1)) + 1]!++
  if (next.includes(size)) return false
  for (let digit = 1; digit < digits; digit++) next[digit]! += next[digit - 1]!
  for (let place = 0; place < size; place++) {
    const item = from[place]!
    into[next[(keys[item]! >>> shift) & (digits - 1)]!++] = item
  }
  return true
}

const few = 16
const stride = 4096

/** Puts places into the order of the bytes that begin where `starts` says and end with a zero. */
export function* orderOfBytes(places: Uint32Array, bytes: Uint8Array, starts: Uint32Array): Steps<void> {
  const into = new Uint32Array(places.length)
  const found = new Uint8Array(places.length)
  const next = new Uint32Array(257)
  // From, to and how many bytes are the same, of what is still to be put in order.
  const open = [0, places.length, 0]
  let done = 0
  while (open.length > 0) {
    const depth = open.pop()!
    const to = open.pop()!
    const from = open.pop()!
    done += to - from
    if (to - from <= few) {
      insert(places, from, to, depth)
    } else {
      next.fill(0)
      for (let at = from; at < to; at++) {
        const byte = bytes[starts[places[at]!]! + depth]!
        found[at] = byte
        next[byte + 1]!++
      }
      if (next[1] === to - from) continue
      if (next[found[from]! + 1] === to - from) {
        open.push(from, to, depth + 1)
      } else {
        next[0] = from
        for (let byte = 0; byte < 256; byte++) {
          const start = next[byte]!
          const end = start + next[byte + 1]!
          next[byte + 1] = end
          if (byte > 0 && end - start > 1) open.push(start, end, depth + 1)
        }
        into.set(places.subarray(from, to), from)
        for (let at = from; at < to; at++) places[next[found[at]!]!++] = into[at]!
      }
    }
    if (done > stride) {
      done = 0
      yield
    }
  }

  function insert(list: Uint32Array, from: number, to: number, depth: number) {
    for (let at = from + 1; at < to; at++) {
      const item = list[at]!
      const start = starts[item]! + depth
      let hole = at
      while (hole > from && isBefore(start, starts[list[hole - 1]!]! + depth)) {
        list[hole] = list[hole - 1]!
        hole -= 1
      }
      list[hole] = item
    }
  }

  function isBefore(one: number, other: number) {
    let left = one
    let right = other
    while (bytes[left] === bytes[right]) {
      if (bytes[left] === 0) return false
      left += 1
      right += 1
    }
    return bytes[left]! < bytes[right]!
  }
}
