import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  createReferralInvitations,
  getReferralsSummary,
  listReferrals,
  REFERRAL_SORT_KEYS,
  type Referral,
  type ReferralQuery,
  type ReferralStatus,
  updateReferral,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { describeList } from '../../testing/list-properties.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/ecommerce/referrals'
const notFound = { status: 404, body: { message: 'Referral not found' } }
const notUnpaid = { status: 409, body: { message: 'Only an unpaid referral can be paid out' } }

const list = (query: ReferralQuery = {}) => call(listReferrals, { query })
const all = async () => (await list({ itemsPerPage: ALL_ITEMS })).referrals
const sorted = async (sortBy: NonNullable<ReferralQuery['sortBy']>) =>
  (await list({ sortBy, itemsPerPage: ALL_ITEMS })).referrals
const ids = (referrals: readonly Referral[]) => referrals.map(({ id }) => id)
const countUp = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const dollars = (text: string) => Number(text.slice(1).replaceAll(',', ''))
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const someOf = async (wanted: ReferralStatus) => (await all()).find(({ status }) => status === wanted)!
const summary = () => call(getReferralsSummary)

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describeList('referrals', {
  list: async (query) => {
    const { referrals: rows, total } = await list(query)
    return { rows, total }
  },
  keyOf: ({ id }: Referral) => id,
  sortKeys: REFERRAL_SORT_KEYS,
})

describe('listReferrals', () => {
  test('answers the first ten in their original order, and how many there are', async () => {
    const { referrals, total } = await list()
    expect(ids(referrals)).toEqual(countUp(1, 10))
    expect(total).toBe(45)
  })

  test('answers a later page of another size', async () => {
    expect(ids((await list({ page: 3, itemsPerPage: 20 })).referrals)).toEqual(countUp(41, 45))
  })

  test('rows carry the fields of the entity, and no more', async () => {
    const fields = 'avatar earning email id referredId status user value'
    for (const referral of await all()) expect(Object.keys(referral).sort().join(' ')).toBe(fields)
  })

  test.each([
    ['users', 'user'],
    ['status', 'status'],
  ] as const)('sorts by %s', async (sortBy, field) => {
    const texts = (await sorted(sortBy)).map((referral) => referral[field])
    expect(texts).toEqual(texts.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare))
  })

  test('sorts by referred-id as numbers', async () => {
    const numbers = (await sorted('referred-id')).map(({ referredId }) => referredId)
    expect(numbers).toEqual(ascending(numbers))
  })

  test.each(['value', 'earning'] as const)('sorts by %s as amounts, not as texts', async (field) => {
    const texts = (await sorted(field)).map((referral) => referral[field])
    expect(texts.map(dollars)).toEqual(ascending(texts.map(dollars)))
    expect(texts).not.toEqual(texts.toSorted())
  })

  test('finds by name, address and id', async () => {
    const [first] = await all()
    const found = async (q: string) => (await list({ q, itemsPerPage: ALL_ITEMS })).referrals
    expect(ids(await found(first!.email.toUpperCase()))).toContain(first!.id)
    expect(ids(await found(` ${first!.user} `))).toContain(first!.id)
    expect(ids(await found(String(first!.referredId)))).toContain(first!.id)
    expect(await found('no such person')).toEqual([])
  })

  test.each(['Paid', 'Unpaid', 'Rejected'] as const)('keeps to those that are %s', async (status) => {
    const every = await all()
    const { referrals, total } = await list({ status, itemsPerPage: ALL_ITEMS })
    expect(referrals).toEqual(every.filter((referral) => referral.status === status))
    expect(total).toBe(referrals.length)
    expect(total).toBeGreaterThan(0)
  })

  test('has no rows in the scenario without any', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ referrals: [], total: 0 })
  })
})

describe('updateReferral', () => {
  test('pays out an unpaid one, which shows in the list; the rest stays', async () => {
    const unpaid = await someOf('Unpaid')
    const before = await all()
    const paid = { ...unpaid, status: 'Paid' }
    expect(await call(updateReferral, { params: { id: unpaid.id }, body: { status: 'Paid' } })).toEqual(paid)
    expect(await all()).toEqual(before.map((referral) => (referral.id === unpaid.id ? paid : referral)))
  })

  test.each(['Paid', 'Rejected'] as const)('answers 409 to one that is %s', async (status) => {
    const { id } = await someOf(status)
    expect(await send('PUT', `${PATH}/${id}`, { status: 'Paid' })).toEqual(notUnpaid)
  })

  test.each(['Unpaid', 'Rejected'])('answers 409 to the status %s, and changes nothing', async (status) => {
    const before = await all()
    const { id } = await someOf('Unpaid')
    expect(await send('PUT', `${PATH}/${id}`, { status })).toEqual(notUnpaid)
    expect(await all()).toEqual(before)
  })

  test.each(['46', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, { status: 'Paid' })).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['status']],
    ['an unknown word', { status: 'Done' }, ['status']],
    ['no JSON', 'Paid', ['body']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const { id } = await someOf('Unpaid')
    const result = await sendInVain('PUT', `${PATH}/${id}`, body, all)
    expect(result).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('createReferralInvitations', () => {
  const invite = (...emails: string[]) => call(createReferralInvitations, { body: { emails } })

  test('answers 201 with an invitation for each address', async () => {
    const { status, body } = await send('POST', `${PATH}/invitations`, {
      emails: [' nour.alba@example.com', 'silvan.okoro@example.com'],
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      invitations: [
        { id: expect.any(Number), email: 'nour.alba@example.com', sentAt: '2026-03-10T09:00:00.000Z' },
        { id: expect.any(Number), email: 'silvan.okoro@example.com', sentAt: '2026-03-10T09:00:00.000Z' },
      ],
    })
  })

  test('an address that stands there twice is invited once', async () => {
    const { invitations } = await invite('nour.alba@example.com', 'Nour.Alba@example.com')
    expect(invitations).toHaveLength(1)
  })

  test('who was invited before is invited again, under the same id', async () => {
    const [first] = (await invite('nour.alba@example.com')).invitations
    const { conversion } = await summary()
    setNow('2026-03-12T09:00:00Z')
    const [second] = (await invite('NOUR.ALBA@example.com')).invitations
    expect(second).toEqual({ ...first, sentAt: '2026-03-12T09:00:00.000Z' })
    expect((await summary()).conversion).toBe(conversion)
  })

  test('an address of a customer answers 400, named by its place, and nobody is invited', async () => {
    const emails = ['nour.alba@example.com', seedCustomers()[0]!.email.toUpperCase()]
    const before = await summary()
    expect(await send('POST', `${PATH}/invitations`, { emails })).toEqual({
      status: 400,
      body: {
        message: 'The given data is not valid',
        errors: { 'emails.1': ['This address belongs to a customer'] },
      },
    })
    expect(await summary()).toEqual(before)
  })

  test('takes up to twenty addresses', async () => {
    const emails = countUp(1, 20).map((number) => `guest.${number}@example.com`)
    expect((await invite(...emails)).invitations).toHaveLength(20)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['emails']],
    ['nobody', { emails: [] }, ['emails']],
    ['one text', { emails: 'nour.alba@example.com' }, ['emails']],
    ['more than twenty', { emails: Array(21).fill('nour.alba@example.com') }, ['emails']],
    ['wrong addresses', { emails: ['a@example.com', 'b', 'c@example.com', ''] }, ['emails.1', 'emails.3']],
    ['no JSON', 'nour.alba@example.com', ['body']],
  ])('%s answers 400 with what is wrong, and nobody is invited', async (_, body, fields) => {
    const result = await sendInVain('POST', `${PATH}/invitations`, body, summary)
    expect(result).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('getReferralsSummary', () => {
  const earningsOf = async (...statuses: ReferralStatus[]) =>
    (await all())
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { earning }) => sum + dollars(earning), 0)

  test('its figures are those of the list', async () => {
    const { earning, unpaid, signups, conversion, link } = await summary()
    expect(earning).toBeCloseTo(await earningsOf('Paid', 'Unpaid', 'Rejected'))
    expect(unpaid).toBeCloseTo(await earningsOf('Unpaid'))
    expect(signups).toBe(45)
    expect(conversion).toBeGreaterThan(0.2)
    expect(conversion).toBeLessThan(0.6)
    expect(link).toMatch(/^https:\/\/[a-z.]+\.example\.com\//)
  })

  test('a payout lowers what is unpaid and nothing else', async () => {
    const { id, earning } = await someOf('Unpaid')
    const { unpaid, ...rest } = await summary()
    await call(updateReferral, { params: { id }, body: { status: 'Paid' } })
    const after = await summary()
    expect(after).toMatchObject(rest)
    expect(after.unpaid).toBeCloseTo(unpaid - dollars(earning))
  })

  test('an invitation that nobody has followed lowers the conversion', async () => {
    const before = await summary()
    await call(createReferralInvitations, { body: { emails: ['nour.alba@example.com'] } })
    expect((await summary()).conversion!).toBeLessThan(before.conversion!)
  })

  test('without anybody invited there is no conversion', async () => {
    setScenario({ empty: true })
    expect(await summary()).toMatchObject({ earning: 0, unpaid: 0, signups: 0, conversion: null })
  })
})
