import { describe, expect, test } from 'vitest'
import { setNow } from '../../seed/clock.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { getAccountSettings, updateAccountDetails } from '../account-settings/contract.ts'
import { createDeal, type NewDeal } from '../listings/contract.ts'
import { products } from '../products/collection.ts'
import { updateProduct } from '../products/contract.ts'
import { updateStoreShipping } from '../store-settings/contract.ts'
import type { Quote } from './contract.ts'
import { bottle, CHECKOUT, deal, firstCart, quoteOf } from './testing.ts'

const pricingOf = (id: number) => products.get(id)!.pricing

describe('getFirstCart', () => {
  test('gives a visitor three products that there are, and one that was saved for later', async () => {
    const { lines, wishlist } = await firstCart()
    const quote = await quoteOf({ lines, wishlist })
    expect([quote.lines.length, quote.gone, quote.wishlist.length]).toEqual([3, [], 1])
    expect((await send('GET', `${CHECKOUT}/cart`, undefined, null)).status).toBe(200)
  })

  test('knows where parcels of somebody who is signed in went before', async () => {
    const answers = [
      await send('GET', `${CHECKOUT}/cart`, undefined, null),
      await send('GET', `${CHECKOUT}/cart`),
    ]
    expect(answers.map(({ body }) => (body as { addresses: unknown[] }).addresses.length)).toEqual([0, 2])
  })

  test('calls them as they call themselves by now', async () => {
    const { account } = await call(getAccountSettings)
    const body = { ...account, firstName: 'Inès', email: 'ines@heron-lighting.example' }
    await call(updateAccountDetails, { body })
    const first = await firstCart()
    expect([first.email, first.addresses[0]!.name]).toEqual(['ines@heron-lighting.example', 'Inès Halvorsen'])
  })

  test('puts another product in the place of one that is gone', async () => {
    const before = await firstCart()
    await call(updateProduct, { params: { id: before.lines[0]!.id }, body: { status: 'Inactive' } })
    const { lines } = await firstCart()
    expect(lines).toHaveLength(3)
    expect(lines).not.toContainEqual(before.lines[0])
  })
})

describe('quoteCart', () => {
  test('adds up lines, delivery and tax to the cent', async () => {
    const quote = await quoteOf({ ...bottle, delivery: 'express' })
    expect(quote).toMatchObject({
      subtotal: 32.5,
      delivery: 10,
      tax: 2.6,
      total: 45.1,
      saved: 0,
      offer: null,
    })
  })

  test('a delivery goes where the store ships, and overnight where that is near', async () => {
    const reached = async (countryCode?: 'AU' | 'FR') =>
      (await quoteOf({ ...bottle, countryCode })).deliveries
        .filter(({ isReached }) => isReached)
        .map(({ id }) => id)
    expect(await reached()).toEqual(['standard', 'express', 'overnight'])
    expect(await reached('FR')).toEqual(['standard', 'express', 'overnight'])
    expect(await reached('AU')).toEqual(['standard', 'express'])
    await call(updateStoreShipping, {
      body: { zones: [{ id: 1, name: 'France', countries: ['FR'], rates: [] }] },
    })
    expect(await reached('AU')).toEqual([])
    expect(await reached('FR')).toEqual(['standard', 'express', 'overnight'])
  })

  test('says what there is of each, and lowers what is too much', async () => {
    const { lines } = await quoteOf({ lines: [{ id: 13, quantity: 9 }] })
    expect(lines).toMatchObject([{ id: 13, available: 5, quantity: 5, isLowered: true, total: 120 }])
  })

  test('leaves out what cannot be bought, and names it', async () => {
    const quote = await quoteOf({
      lines: [
        { id: 4, quantity: 1 },
        { id: 999, quantity: 1 },
      ],
      delivery: 'express',
    })
    expect(quote).toMatchObject({ lines: [], gone: [4, 999], subtotal: 0, delivery: 0, tax: 0, total: 0 })
  })

  test('a code takes its share off before the tax, whatever its letter case', async () => {
    const { offer, tax, total } = await quoteOf({ ...bottle, offer: 'hello10' })
    expect(offer).toEqual({ code: 'HELLO10', title: 'Welcome', amount: 3.25, minimum: 0, problem: null })
    expect([tax, total]).toEqual([2.34, 31.59])
  })

  test('what a code takes off one category lowers the tax of that alone', async () => {
    const lines = [3, 13].map((id) => ({ id, quantity: 1 }))
    const [first, second] = (await quoteOf({ lines })).lines
    await call(updateProduct, { params: { id: 13 }, body: { pricing: { ...pricingOf(13), isTaxed: false } } })
    const { category } = products.get(13)!
    expect(products.get(3)!.category).not.toBe(category)
    await call(createDeal, {
      body: { ...deal, code: 'HALF13', kind: 'percentage', discount: 50, categories: [category] },
    })
    const quote = await quoteOf({ lines, offer: 'HALF13' })
    expect(quote.offer).toMatchObject({ problem: null, amount: second!.total / 2 })
    expect(quote.tax).toBe(Math.round(first!.total * 8) / 100)
  })

  test.each([
    ['NOBODY', 'unknown'],
    ['SUMMER25', 'notNow'],
    ['TWENTY', 'tooLittle'],
  ])('%s takes nothing off: %s', async (offer, problem) => {
    expect(await quoteOf({ ...bottle, offer })).toMatchObject({ offer: { amount: 0, problem }, total: 35.1 })
  })

  test('a code of members is for those who are signed in', async () => {
    const body = { ...bottle, offer: 'MEMBER15' }
    const asked = async (token: string | null) =>
      ((await send('POST', `${CHECKOUT}/quote`, body, token)).body as Quote).offer?.problem
    expect(await asked(null)).toBe('membersOnly')
    expect(await asked(tokens.client)).toBeNull()
  })

  test.each<[string, Partial<NewDeal>]>([
    ['otherProducts', { categories: ['Games'] }],
    ['otherPayment', { payments: ['giftCard'] }],
    ['otherRegion', { regions: ['FR'] }],
    ['notNow', { status: 'paused' }],
  ])('a deal that was added by hand holds by its own terms: %s', async (problem, terms) => {
    await call(createDeal, { body: { ...deal, ...terms } })
    const asked = { ...bottle, offer: deal.code, payment: 'card', countryCode: 'GB' } as const
    expect((await quoteOf(asked)).offer?.problem).toBe(problem)
  })

  test('a deal goes by the days of the store, wherever it is today elsewhere', async () => {
    await call(createDeal, {
      body: { ...deal, from: '2026-12-01', to: '2026-12-24' },
    })
    const problemAt = async (instant: string) => {
      setNow(instant)
      return (await quoteOf({ ...bottle, offer: deal.code })).offer?.problem
    }
    expect(await problemAt('2026-12-01T07:59:00Z')).toBe('notNow')
    expect(await problemAt('2026-12-01T08:00:00Z')).toBeNull()
    expect(await problemAt('2026-12-25T07:59:00Z')).toBeNull()
    expect(await problemAt('2026-12-25T08:00:00Z')).toBe('notNow')
  })

  test('tells of the codes that would help, the best first', async () => {
    const { offers } = await quoteOf({ lines: [{ id: 41, quantity: 3 }] })
    expect(offers.map(({ code }) => code)).toEqual(['MEMBER15', 'HELLO10'])
  })

  test('tells of no code that does not hold where the parcel goes', async () => {
    await call(createDeal, { body: { ...deal, discount: 50, regions: ['FR'] } })
    const bestIn = async (countryCode: 'FR' | 'GB') =>
      (await quoteOf({ ...bottle, countryCode })).offers[0]?.code
    expect([await bestIn('FR'), await bestIn('GB')]).toEqual([deal.code, 'MEMBER15'])
  })

  test.each([
    ['GIFT-2026-0500', { balance: 500, problem: null }],
    ['gift 2026 0015', { balance: 15, problem: 'tooLittle' }],
    ['GIFT', { balance: 0, problem: 'unknown' }],
  ])('looks up the gift card %s', async (giftCard, answer) => {
    expect((await quoteOf({ ...bottle, giftCard })).giftCard).toEqual(answer)
  })

  test('refuses what is no cart', async () => {
    const twice = { lines: [1, 1].map((quantity) => ({ id: 3, quantity })) }
    expect((await send('POST', `${CHECKOUT}/quote`, twice)).status).toBe(400)
    expect((await send('POST', `${CHECKOUT}/quote`, { lines: [{ id: 3, quantity: 11 }] })).status).toBe(400)
  })
})
