import { beforeEach, describe, expect, test } from 'vitest'
import { setNow } from '../../seed/clock.ts'
import { send } from '../../testing/call.ts'
import { type AccountSettings, PLAN_PRICES } from '../account-settings/contract.ts'
import { PAID_PLANS, type Payment, type PaymentQuote, TEST_CARDS, vatFault } from './contract.ts'
import { examples } from './examples.ts'

const PATH = '/api/front/payment'
const order = { plan: 'team', cycle: 'yearly', country: 'FR' }
const payment = examples.payForPlan!.body as Payment

const quote = async (changes: object = {}) => {
  const { status, body } = await send('POST', `${PATH}/quote`, { ...order, ...changes }, null)
  return { ...(body as PaymentQuote), status }
}
const pay = (changes: object = {}) => send('POST', PATH, { ...payment, ...changes }, null)

beforeEach(() => setNow('2026-11-27T09:00:00Z'))

describe('quotePayment', () => {
  test('tells anyone what a plan costs, part by part', async () => {
    expect(await quote({ promo: ' hello10 ' })).toEqual({
      status: 200,
      ...order,
      fullPrice: 348,
      price: 290,
      promo: { code: 'HELLO10', percent: 10, problem: null },
      discount: 29,
      net: 261,
      taxKind: 'vat',
      taxPercent: 20,
      tax: 52.2,
      total: 313.2,
      saved: 87,
      startsOn: '2026-11-27',
      endsOn: '2027-11-26',
      renewsOn: '2027-11-27',
      renewalTotal: 348,
    })
  })

  test('has the prices of the settings of the account', async () => {
    for (const plan of PAID_PLANS)
      for (const cycle of ['monthly', 'yearly'] as const)
        expect((await quote({ plan, cycle })).price).toBe(PLAN_PRICES[plan][cycle])
  })

  test.each([
    ['US', 'vat', 0, 290],
    ['AE', 'vat', 5, 304.5],
    ['CA', 'gst', 5, 304.5],
  ])('taxes as %s does', async (country, taxKind, taxPercent, total) => {
    expect(await quote({ country })).toMatchObject({ taxKind, taxPercent, total })
  })

  test.each([
    ['NOTHING', 'yearly', 'unknown'],
    ['constructor', 'yearly', 'unknown'],
    ['SPRING25', 'yearly', 'expired'],
    ['YEAR20', 'monthly', 'yearlyOnly'],
  ])('takes nothing off for %s, paid %s', async (promo, cycle, problem) => {
    const told = await quote({ promo, cycle })
    expect([told.promo?.problem, told.discount]).toEqual([problem, 0])
  })

  test.each([{ plan: 'basic' }, { cycle: 'weekly' }, { country: 'France' }])(
    'refuses %j',
    async (changes) => {
      expect((await quote(changes)).status).toBe(400)
    },
  )
})

describe('payForPlan', () => {
  test('gives anyone a receipt of what was quoted', async () => {
    const { status, body } = await pay()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: 'R-20261127-090000',
      status: 'paid',
      lastDigits: '4242',
      bank: null,
      billing: payment.billing,
      quote: { total: 313.2 },
    })
  })

  test('starts the plan of whoever is signed in, unless the money is still to come', async () => {
    const bought = { plan: 'enterprise', cycle: 'monthly', promo: '' }
    const ownPlan = async () =>
      ((await send('GET', '/api/pages/account-settings')).body as AccountSettings).billing
    await send('POST', PATH, { ...payment, ...bought, way: 'bankTransfer', card: undefined })
    expect(await ownPlan()).not.toMatchObject({ plan: 'enterprise' })
    await send('POST', PATH, { ...payment, ...bought })
    expect(await ownPlan()).toMatchObject({
      plan: 'enterprise',
      period: 'monthly',
      startedOn: '2026-11-27',
      renewsOn: '2026-12-27',
      isCancelled: false,
    })
    expect((await send('GET', '/api/apps/users/22')).body).toMatchObject({ currentPlan: 'enterprise' })
  })

  test('waits for a transfer, and says where to', async () => {
    const { body } = await pay({ way: 'bankTransfer', card: undefined })
    expect(body).toMatchObject({
      status: 'awaited',
      payBefore: '2026-12-11',
      lastDigits: null,
      bank: { swiftCode: 'LFSTUS00' },
    })
  })

  test.each(TEST_CARDS)('answers to the card $number with $reason', async ({ number, reason }) => {
    const { status, body } = await pay({ card: { holder: 'A', lastDigits: number.slice(-4) } })
    expect([status, (body as { reason?: string }).reason ?? null]).toEqual([reason ? 402 : 201, reason])
  })

  test.each([
    ['promo', { promo: 'SPRING25' }],
    ['card', { card: undefined }],
    ['billing.city', { billing: { ...payment.billing, city: ' ' } }],
    ['billing.vatNumber', { billing: { ...payment.billing, vatNumber: 'FR 40 303 265' } }],
  ])('names the %s that is wrong', async (field, changes) => {
    const { status, body } = await pay(changes)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  })
})

test.each([
  ['FR', 'FR 40 303 265', { length: 8, wanted: 11 }],
  ['FR', 'FR 40 303 265 045', undefined],
  ['FR', '', undefined],
  ['FR', ' ', undefined],
  ['FR', 'FR', { length: 0, wanted: 11 }],
  ['FR', '--', { length: 0, wanted: 11 }],
  ['US', '12', undefined],
])('a VAT number of %s, %s', (country, given, fault) => {
  expect(vatFault(country, given)).toEqual(fault)
})
