import type { IdentifierType } from '@data1522/mocks/contract/products'

const LENGTHS: Readonly<Record<IdentifierType, readonly number[]>> = {
  ISBN: [10, 13],
  UPC: [12],
  EAN: [8, 13],
  JAN: [8, 13],
}

const weighted = (digits: readonly number[], weight: (fromEnd: number) => number) =>
  digits.toReversed().reduce((total, digit, fromEnd) => total + digit * weight(fromEnd), 0)

/** Whether a code is as long as its scheme wants it, and ends in the digit that proves it; spaces and hyphens do not count. */
export function isCode(type: IdentifierType, written: string): boolean {
  const code = written.replace(/[\s-]/g, '').toUpperCase()
  if (!LENGTHS[type].includes(code.length)) return false
  if (type === 'ISBN' && code.length === 10) {
    if (!/^\d{9}[\dX]$/.test(code)) return false
    const digits = Array.from(code, (sign) => (sign === 'X' ? 10 : Number(sign)))
    return weighted(digits, (fromEnd) => fromEnd + 1) % 11 === 0
  }
  return (
    /^\d+$/.test(code) && weighted(Array.from(code, Number), (fromEnd) => (fromEnd % 2 ? 3 : 1)) % 10 === 0
  )
}
