import { sha1 } from './sha1.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BLOCK = 64
const STEP = 30_000
const DIGITS = 6

/** Five bits a letter, as authenticators write their secrets. */
const bytesOf = (base32: string) => {
  const bits = base32
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

const hmac = (key: Uint8Array, message: Uint8Array) => {
  const padded = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask)
  const inner = sha1(Uint8Array.from([...padded(0x36), ...message]))
  return sha1(Uint8Array.from([...padded(0x5c), ...inner]))
}

/** The code that an authenticator shows at a time, some steps before or after (RFC 6238). */
export function codeAt(secret: string, time: number, steps = 0): string {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(time / STEP) + steps))
  const hash = hmac(bytesOf(secret), new Uint8Array(counter.buffer))
  const start = hash.at(-1)! & 0xf
  const number = new DataView(hash.buffer).getUint32(start) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Whether a code is that of the time, or of the half minute before or after, for clocks that are not quite right. */
export const isCodeAt = (secret: string, time: number, code: string) =>
  [-1, 0, 1].some((steps) => codeAt(secret, time, steps) === code)
