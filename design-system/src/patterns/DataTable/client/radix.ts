import type { Steps } from './slices.ts'

const digits = 2048
const bits = 11
const stride = 4096

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
  return yield* orderOfWords([low, high])
}

/** Puts places into the order of whole numbers that have each their 32 bits in every one of these, the lowest first. */
export function* orderOfWords(words: readonly Uint32Array[]): Steps<Uint32Array> {
  const size = words[0]!.length
  let from = new Uint32Array(size)
  for (let place = 0; place < size; place++) from[place] = place
  let into = new Uint32Array(size)
  for (const word of words)
    for (let shift = 0; shift < 32; shift += bits) {
      if (!passed(word, shift, from, into)) continue
      ;[from, into] = [into, from]
      if (size > stride) yield
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
