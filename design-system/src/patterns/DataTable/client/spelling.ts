import type { Alphabet } from './alphabet.ts'
import type { Steps } from './slices.ts'

/** Texts as bytes that stand in the order of the language, each followed by a zero. */
export interface Spellings {
  bytes: Uint8Array
  /** Where each text begins. */
  starts: Uint32Array
  /** 1 where all of the text is said; else only the language itself can tell what follows. */
  isWhole: Uint8Array
}

const stride = 2048
const zero = 48
const nine = 57
/** No language compares longer runs of digits as one number. */
const longestNumber = 200

export function* spell(texts: readonly string[], alphabet: Alphabet): Steps<Spellings> {
  let bytes = new Uint8Array(texts.length * 20)
  const starts = new Uint32Array(texts.length)
  const isWhole = new Uint8Array(texts.length)
  let end = 0
  for (let place = 0; place < texts.length; place++) {
    const text = texts[place]!
    const most = end + 3 * text.length + 1
    if (most > bytes.length) {
      const more = new Uint8Array(2 * most)
      more.set(bytes)
      bytes = more
    }
    starts[place] = end
    const written = write(text, bytes, end, alphabet)
    isWhole[place] = written < 0 ? 0 : 1
    end = Math.abs(written)
    if (place % stride === 0) yield
  }
  return { bytes, starts, isWhole }
}

/** Answers with where the text ends, zero included; negative where it had to be left. */
function write(text: string, bytes: Uint8Array, start: number, { weightOf, digit }: Alphabet): number {
  const known = weightOf.length
  let end = start
  let before = start
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at)
    const weight = code < known ? weightOf[code]! : 0
    const last = end
    if (weight === digit) {
      const to = endOfNumber(text, at)
      let first = at
      while (first < to && text.charCodeAt(first) === zero) first += 1
      if (to - first > longestNumber) return left(bytes, before)
      // How many digits, and then the digits: so bytes order numbers by their size.
      bytes[end++] = digit
      bytes[end++] = to - first + 1
      for (; first < to; first++) bytes[end++] = text.charCodeAt(first) - zero + 1
      at = to
    } else if (weight === 0) {
      return left(bytes, before)
    } else {
      bytes[end++] = weight
      at += 1
    }
    before = last
  }
  bytes[end++] = 0
  return end
}

/** What cannot be said may change what stands before it, as an accent does, or a digit of another script. */
function left(bytes: Uint8Array, before: number) {
  bytes[before] = 0
  return -(before + 1)
}

function endOfNumber(text: string, from: number) {
  let to = from + 1
  while (to < text.length && text.charCodeAt(to) >= zero && text.charCodeAt(to) <= nine) to += 1
  return to
}

/** Which of two spellings comes first; 0 where one ends while they are the same. */
export function bySpelling({ bytes, starts, isWhole }: Spellings, a: number, b: number): number {
  let left = starts[a]!
  let right = starts[b]!
  while (bytes[left] === bytes[right]) {
    if (bytes[left] === 0) return 0
    left += 1
    right += 1
  }
  const isCut = (bytes[left] === 0 && isWhole[a] === 0) || (bytes[right] === 0 && isWhole[b] === 0)
  return isCut ? 0 : bytes[left]! - bytes[right]!
}
