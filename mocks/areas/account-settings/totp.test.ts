import { expect, test } from 'vitest'
import { codeAt, isCodeAt } from './totp.ts'

/** The one of RFC 6238, “12345678901234567890”. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('shows at second %i what the standard says', (second, code) => {
  expect(codeAt(secret, second * 1000)).toBe(code)
})

test('takes the code of the half minute before and after, and no other', () => {
  const codes = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, 59_000, steps))
  expect(codes.map((code) => isCodeAt(secret, 59_000, code))).toEqual([false, true, true, true, false])
})
