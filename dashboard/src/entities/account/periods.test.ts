import { describe, expect, test } from 'vitest'
import { setStoreZone } from '../../core/i18n/store-zone.ts'
import { periodOf } from './periods.ts'

const at = (moment: string) => Date.parse(moment)

describe('a period of a store in Los Angeles', () => {
  setStoreZone('America/Los_Angeles')

  test.each([
    ['2026-02-28T00:00:00Z', 0, 31],
    ['2026-03-10T23:59:59Z', 10, 21],
    ['2026-03-31T06:59:59Z', 30, 1],
    ['2026-03-31T07:00:00Z', 31, 0],
    ['2026-05-01T00:00:00Z', 31, 0],
    ['2026-01-01T00:00:00Z', 0, 31],
  ])('at %s has %i days behind it and %i ahead', (now, used, left) => {
    const period = { startedOn: '2026-02-28', renewsOn: '2026-03-31' }
    expect(periodOf(period, at(now))).toEqual({ total: 31, used, left })
  })
})
