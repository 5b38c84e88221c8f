import { getAnalyticsDashboard } from '@data1522/mocks/contract/dashboard-analytics'
import { afterEach, expect, test, vi } from 'vitest'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { setNow } from '../../../../mocks/seed/clock.ts'
import { tokenOf } from '../../../../mocks/runtime/session.ts'
import { withMock } from '../../../../tests/support/screen.tsx'
import { call } from '../../core/api/client.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { setStoreZone } from '../../core/i18n/store-zone.ts'
import { store } from '../../core/store.ts'
import { today as invoiceDay } from '../invoice/days.ts'
import { lastDays, periodOf, today } from './period.ts'

withMock()
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const { password: _, abilityRules, ...userData } = accounts[0]!
const signIn = () =>
  store.set(sessionAtom, {
    userData,
    accessToken: tokenOf(accounts[0]!),
    userAbilityRules: [...abilityRules],
  })
const standAt = (instant: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  setNow(instant)
}

test('until midnight in the store the last days end with the day that UTC has left, here as on the server', async () => {
  standAt('2026-11-20T03:00:00Z')
  signIn()
  expect([today(), invoiceDay()]).toEqual(['2026-11-19', '2026-11-19'])
  const { from, to } = await call(getAnalyticsDashboard, { query: { period: 7 } })
  expect(lastDays(7)).toEqual({ start: from, end: to })
  expect(periodOf({ start: from, end: to })).toBe(7)
})

test('today follows the time zone of the store', () => {
  standAt('2026-11-20T16:00:00Z')
  expect(today()).toBe('2026-11-20')
  setStoreZone('Asia/Tokyo')
  expect(today()).toBe('2026-11-21')
  setStoreZone('Nowhere/At_All')
  expect(today()).toBe('2026-11-21')
})
