import { beforeEach, describe, expect, test } from 'vitest'
import { accountSettings } from './schema.ts'
import { ACCOUNT_NOTIFICATIONS, CONNECTED_ACCOUNT_KINDS, PLAN_PRICES } from './contract.ts'
import { USER_PLANS } from '../users/contract.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { accounts } from '../../seed/accounts.ts'
import { newAccountSettings, seedAccountSettings } from './seed.ts'
import { endOfPeriod } from './seed-billing-periods.ts'
import { now, setNow } from '../../seed/clock.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the sample settings', () => {
  test('fit the contract, whatever day it is', () => {
    for (const today of ['2024-02-29T00:00:00Z', '2026-03-10T09:00:00Z', '2031-12-31T23:59:59Z']) {
      setNow(today)
      for (const settings of [seedAccountSettings(), newAccountSettings(accounts[1]!)])
        expect(() => z.parse(accountSettings, settings)).not.toThrow()
    }
  })

  test('are those of the demo admin', () => {
    const { avatar, email, firstName, lastName } = seedAccountSettings().account
    expect(accounts[0]).toMatchObject({ role: 'admin', avatar, email, fullName: `${firstName} ${lastName}` })
  })

  test('have keys and devices of the past, the latest device in use', () => {
    const { apiKeys, devices } = seedAccountSettings().security
    for (const { createdAt } of apiKeys) expect(createdAt < now().toISOString()).toBe(true)
    const times = devices.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! < now().toISOString()).toBe(true)
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false, false])
    for (const rows of [apiKeys, devices]) expect(unique(rows.map(({ id }) => id))).toBe(rows.length)
  })

  test('have a period under way, one card that is valid and one that is not', () => {
    const { startedOn, renewsOn, plan, period, price, cards } = seedAccountSettings().billing
    const today = now().toISOString().slice(0, 10)
    expect(startedOn < today && today < renewsOn).toBe(true)
    expect(price).toBe(PLAN_PRICES[plan][period])
    expect(cards.map(({ expires }) => expires < today.slice(0, 7))).toEqual([false, true])
  })

  test('show every kind of notification and of account, linked and not', () => {
    const { notification, connection } = seedAccountSettings()
    expect(Object.keys(notification.channels)).toEqual(ACCOUNT_NOTIFICATIONS)
    expect(connection.accounts.map(({ kind }) => kind)).toEqual(CONNECTED_ACCOUNT_KINDS)
    expect(unique(connection.accounts.map(({ isConnected }) => isConnected))).toBe(2)
    expect(connection.socials.map(({ handle }) => handle)).toContain(null)
    const logos = [...connection.accounts, ...connection.socials].map(({ logo }) => logo)
    expect(unique(logos)).toBe(10)
  })

  test('cost more from plan to plan, and less by the year', () => {
    const prices = USER_PLANS.map((plan) => PLAN_PRICES[plan])
    const monthly = prices.map((price) => price.monthly)
    expect(monthly).toEqual(monthly.toSorted((one, other) => one - other))
    for (const price of prices.slice(1)) expect(price.yearly).toBeLessThan(12 * price.monthly)
  })
})

test.each([
  ['2026-03-10', 'monthly', '2026-04-10'],
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2026-12-15', 'monthly', '2027-01-15'],
  ['2024-02-29', 'yearly', '2025-02-28'],
  ['2026-03-10', 'yearly', '2027-03-10'],
] as const)('a period from %s, %s, ends on %s', (start, period, end) => {
  expect(endOfPeriod(start, period)).toBe(end)
})
