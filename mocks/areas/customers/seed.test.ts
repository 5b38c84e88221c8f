import { afterEach, describe, expect, test } from 'vitest'
import { customerAccount } from '../customer-accounts/schema.ts'
import { LOYALTY_LEVELS, PAYMENT_BRANDS } from '../customer-accounts/contract.ts'
import { customerDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { countries } from '../../seed/countries.ts'
import { seedCustomers } from './seed.ts'

afterEach(() => setNow())

describe('the sample customers', () => {
  const customers = seedCustomers()
  const codes = ['AU', 'BR', 'CN', 'FR', 'IN', 'US'] as const

  test('are a hundred, numbered from 1, each with a customerId of six digits', () => {
    expect(customers.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(unique(customers.map(({ customerId }) => customerId))).toBe(100)
    for (const { customerId } of customers) expect(String(customerId)).toMatch(/^[1-9]\d{5}$/)
  })

  test('fit the contract', () => {
    for (const { account, ...customer } of customers) {
      expect(() => z.parse(customerDetail, { ...customer, order: 0, totalSpent: 0 })).not.toThrow()
      expect(() => z.parse(customerAccount, account)).not.toThrow()
    }
  })

  test('have a name and an address of their own that reaches nobody', () => {
    expect(unique(customers.map(({ customer }) => customer))).toBe(100)
    expect(unique(customers.map(({ email }) => email))).toBe(100)
    for (const { email } of customers) expect(email).toMatch(/^[a-z.]+@example\.com$/)
  })

  test('come from the six countries, and code, flag and number agree', () => {
    expect([...new Set(customers.map(({ countryCode }) => countryCode))].sort()).toEqual(codes)
    for (const { country, countryCode, countryFlag, contact } of customers) {
      const nation = countries[countryCode]
      expect(country).toBe(nation.name)
      expect(countryFlag).toBe(`/pictures/flags/${countryCode.toLowerCase()}.svg`)
      expect(contact.slice(0, 3)).toBe(nation.phone.slice(0, 3))
    }
  })

  test.each(codes)('at least ten come from %s', (code) => {
    expect(customers.filter(({ countryCode }) => countryCode === code).length).toBeGreaterThanOrEqual(10)
  })

  test('include Arabic, French and very long names, and missing pictures', () => {
    const names = customers.map(({ customer }) => customer)
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(6)
    expect(names.filter((name) => /[éèëïô]/i.test(name)).length).toBeGreaterThan(8)
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(60)
    expect(Math.min(...names.map(({ length }) => length))).toBeLessThan(6)
    expect(customers.filter(({ avatar }) => avatar === '')).toHaveLength(38)
  })

  test('are the same each time', () => {
    setNow('2026-03-10T09:00:00Z')
    expect(seedCustomers()).toEqual(seedCustomers())
  })
})

describe('their accounts', () => {
  const customers = seedCustomers()
  const accounts = customers.map(({ account }) => account)

  test('have balances above, at and below zero', () => {
    for (const sign of [-1, 0, 1])
      expect(accounts.filter(({ balance }) => Math.sign(balance) === sign).length).toBeGreaterThan(9)
  })

  test('show every level of loyalty, by its points', () => {
    for (const [level, start] of Object.entries(LOYALTY_LEVELS)) {
      const ofLevel = accounts.filter(({ loyalty }) => loyalty.level === level)
      expect(ofLevel.length).toBeGreaterThan(2)
      for (const { loyalty } of ofLevel) expect(loyalty.points).toBeGreaterThanOrEqual(start)
    }
  })

  test('have addresses in the country of the customer, one the default, one for bills', () => {
    for (const { country, account } of customers) {
      expect(account.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
      expect(account.addresses.filter(({ isBilling }) => isBilling)).toHaveLength(1)
      for (const address of account.addresses) expect(address.country).toBe(country)
    }
  })

  test('show every means of payment, an expired card and none at all', () => {
    const methods = accounts.flatMap(({ paymentMethods }) => paymentMethods)
    expect(new Set(methods.map(({ brand }) => brand))).toEqual(new Set(PAYMENT_BRANDS))
    expect(accounts.filter(({ paymentMethods }) => paymentMethods.length === 0).length).toBeGreaterThan(2)
    const month = now().toISOString().slice(0, 7)
    expect(methods.filter(({ expires }) => expires !== '' && expires < month).length).toBeGreaterThan(5)
  })

  test('have devices of the last weeks, the latest first', () => {
    setNow('2031-12-31T23:59:59Z')
    for (const { account } of seedCustomers()) {
      const ages = account.devices.map(({ time }) => now().getTime() - Date.parse(time))
      expect(ages).toEqual(ages.toSorted((one, other) => one - other))
      for (const age of ages) {
        expect(age).toBeGreaterThan(0)
        expect(age).toBeLessThan(41 * DAY)
      }
    }
  })
})
