import type { IdentifierType } from './contract.ts'
import { fillDigits, type Random } from '../../seed/random.ts'

/** Ranges that no country and no publisher has: numbers for use inside a shop, and 979-5 among the books. */
const patterns: Readonly<Record<IdentifierType, string>> = {
  ISBN: '9795########',
  UPC: '4##########',
  EAN: '29##########',
  JAN: '20##########',
}

/** The code with the digit that proves it: digits count three times and once in turn, from the right. */
export const withCheckDigit = (digits: string) => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return digits + ((10 - (sum % 10)) % 10)
}

/** A code of a scheme that belongs to no real product. */
export const inventCode = (type: IdentifierType, random: Random) =>
  withCheckDigit(fillDigits(patterns[type], random))
