import { expect, test } from 'vitest'
import { atMost, toPieces } from './dialog.ts'

test('pieces that were sent meanwhile are not sent again', () => {
  const left = new Map([
    [7, 1],
    [9, 4],
  ])
  expect(toPieces(atMost({ 3: 2, 7: 3, 9: 2 }, left))).toEqual([
    { id: 7, quantity: 1 },
    { id: 9, quantity: 2 },
  ])
})
