import { expect, test } from 'vitest'
import { setStoreZone } from '../../core/i18n/store-zone.ts'
import { fromCardMonth, isCardMonth, isExpired, toCardMonth } from './card-month.ts'

const at = (moment: string) => Date.parse(moment)

test('a card holds until the end of its month in the store', () => {
  setStoreZone('America/Los_Angeles')
  expect(isExpired('2026-03', at('2026-04-01T06:59:59Z'))).toBe(false)
  expect(isExpired('2026-03', at('2026-04-01T07:00:00Z'))).toBe(true)
  expect(isExpired('', at('2026-04-01T07:00:00Z'))).toBe(false)
})

test('months are read from cards and written as on them', () => {
  expect(toCardMonth('2029-08')).toBe('0829')
  expect(fromCardMonth('0829')).toBe('2029-08')
  expect(toCardMonth('')).toBe('')
})

test('the month of a new card is one that is not over, that of a known card may stay as it is', () => {
  const now = at('2026-11-20T09:00:00Z')
  const months = ['', '1329', '1026', '1126', '0829']
  expect(months.map((month) => isCardMonth(month, now))).toEqual([false, false, false, true, true])
  expect(isCardMonth('1026', now, '2026-10')).toBe(true)
})
