import { describe, expect, test } from 'vitest'
import { REFERRAL_STATUSES } from './contract.ts'
import { referral, referralInvitation } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { now, setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { seedOrders } from '../orders/seed.ts'
import { seedReferralInvitations } from './seed-invitations.ts'
import { seedReferrals } from './seed.ts'

const dollars = (text: string) => Number(text.slice(1).replaceAll(',', ''))

describe('the sample referrals', () => {
  const referrals = seedReferrals()
  const customers = seedCustomers()

  test('are forty-five, numbered from 1, and the same each time', () => {
    expect(referrals.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
    expect(seedReferrals()).toEqual(referrals)
  })

  test('fit the contract', () => {
    for (const one of referrals) expect(z.parse(referral, one)).toEqual(one)
  })

  test('are of different customers, each brought by one who was there before', () => {
    expect(unique(referrals.map(({ referredId }) => referredId))).toBe(45)
    for (const { referredId, user, email, avatar } of referrals) {
      const referred = customers.find(({ customerId }) => customerId === referredId)!
      const referrer = customers.find((customer) => customer.email === email)!
      expect(referrer).toMatchObject({ customer: user, avatar })
      expect(referrer.id).toBeLessThan(referred.id)
    }
  })

  test('are worth what the one who came has ordered', () => {
    const orders = seedOrders().filter(({ payment }) => payment <= 2)
    for (const { referredId, value } of referrals) {
      const own = orders.filter(({ customerId }) => customerId === referredId)
      expect(dollars(value)).toBeCloseTo(own.reduce((sum, { spent }) => sum + spent, 0))
    }
  })

  test('earn one twentieth of that, but nothing if they were rejected', () => {
    for (const { status, value, earning } of referrals) {
      const share = status === 'Rejected' ? 0 : 0.05
      expect(Math.abs(dollars(earning) - dollars(value) * share)).toBeLessThan(0.006)
    }
    expect(referrals.some(({ value }) => value === '$0.00')).toBe(true)
  })

  test('show every status several times', () => {
    for (const wanted of REFERRAL_STATUSES)
      expect(referrals.filter(({ status }) => status === wanted).length).toBeGreaterThan(4)
  })

  test('include Arabic names, missing pictures, and some who brought several', () => {
    expect(referrals.filter(({ user }) => /\p{Script=Arabic}/u.test(user)).length).toBeGreaterThan(1)
    expect(referrals.filter(({ avatar }) => avatar === '').length).toBeGreaterThan(4)
    expect(unique(referrals.map(({ email }) => email))).toBeLessThan(45)
  })
})

describe('the sample invitations', () => {
  test('fit the contract, each to another address that is no customer’s', () => {
    const invitations = seedReferralInvitations()
    const emails = invitations.map(({ email }) => email)
    for (const one of invitations) expect(z.parse(referralInvitation, one)).toEqual(one)
    expect(unique(emails)).toBe(invitations.length)
    expect(unique(invitations.map(({ id }) => id))).toBe(invitations.length)
    for (const { email } of seedCustomers()) expect(emails).not.toContain(email)
  })

  test('are of the last months, the oldest first', () => {
    setNow('2026-03-10T09:00:00Z')
    const times = seedReferralInvitations().map(({ sentAt }) => Date.parse(sentAt))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)!).toBeLessThan(now().getTime())
    setNow()
  })
})
