import { beforeEach, describe, expect, test } from 'vitest'
import { LEAD_SOURCES, raiseBudget } from './contract.ts'
import { DASHBOARD_PERIODS } from '../dashboards/contract.ts'
import { ISSUED_INVOICES } from '../invoices/contract.ts'
import { deleteProduct, updateProduct } from '../products/contract.ts'
import { deleteUser, updateUser } from '../users/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { allCustomers, removeCustomer } from '../customers/testing.ts'
import { addUp, ecommerce, ofPeriod } from '../dashboards/testing.ts'
import { allInvoices, allSheets, remove } from '../invoices/testing.ts'
import { allProducts, productOf } from '../products/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the award', () => {
  test('goes to whose invoices of these days are worth most', async () => {
    const sheets = (await allSheets())
      .filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
      .map((sheet) => ({ ...sheet, date: sheet.issuedDate }))
    const bySeller = Map.groupBy(ofPeriod(sheets, 30), ({ salesperson }) => salesperson)
    const amounts = [...bySeller].map(
      ([name, sold]) => [name, addUp(sold.map(({ total }) => total))] as const,
    )
    const [name, amount] = amounts.toSorted(([, one], [, other]) => other - one)[0]!
    expect((await ecommerce()).award).toMatchObject({ fullName: name, amount })
  })

  test('is of another period as well, and of nobody if nobody wrote any', async () => {
    expect((await ecommerce(365)).award!.amount).toBeGreaterThan((await ecommerce(30)).award!.amount)
    for (const { id } of await allInvoices()) await remove(id)
    expect((await ecommerce()).award).toBeNull()
  })

  test('stays with a user who is called otherwise, whose invoices the list still finds', async () => {
    const { userId, ...award } = (await ecommerce()).award!
    const fullName = 'Someone Else'
    await call(updateUser, { params: { id: userId! }, body: { fullName } })
    const dashboard = await ecommerce()
    expect(dashboard.award).toEqual({ ...award, userId, fullName })
    const ofSeller = await allInvoices({
      status: ISSUED_INVOICES,
      salesperson: fullName,
      'selectedDateRange[start]': dashboard.from,
      'selectedDateRange[end]': dashboard.to,
    })
    expect(addUp(ofSeller.map(({ total }) => total))).toBe(award.amount)
  })

  test('has nobody to lead to once the user is gone', async () => {
    const { userId, ...award } = (await ecommerce()).award!
    await call(updateUser, { params: { id: userId! }, body: { avatar: '/pictures/avatars/4.svg' } })
    expect((await ecommerce()).award).toMatchObject({ userId, avatar: '/pictures/avatars/4.svg' })
    await call(deleteUser, { params: { id: userId! } })
    expect((await ecommerce()).award).toEqual({ ...award, userId: null, avatar: '' })
  })
})

test('the statistics count customers and products as their lists do', async () => {
  const before = (await ecommerce()).statistics
  expect(before).toMatchObject({ customers: 100, products: 50 })
  const { customerId } = (await allCustomers())[0]!
  await removeCustomer(customerId)
  await call(deleteProduct, { params: { id: 1 } })
  expect((await ecommerce()).statistics).toEqual({ ...before, customers: 99, products: 49 })
})

test.each(DASHBOARD_PERIODS)('the leads of %i days come from their sources', async (period) => {
  const { value, sources } = (await ecommerce(period)).leads
  expect(sources.map(({ source }) => source)).toEqual(LEAD_SOURCES)
  expect(addUp(sources.map((source) => source.value))).toBe(value)
})

describe('the years', () => {
  test('are those since the first order, each up to today', async () => {
    const { years } = await ecommerce()
    expect(years.map(({ year, months }) => [year, months.length])).toEqual([
      [2026, 3],
      [2025, 12],
    ])
    expect(years[0]!.months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03'])
  })

  test('are made of their months, and together of all sales', async () => {
    const { years, statistics, expenses } = await ecommerce(365)
    for (const { months, ...year } of years)
      for (const key of ['earning', 'expense', 'budget'] as const)
        expect(addUp(months.map((month) => month[key]))).toBe(year[key])
    expect(addUp(years.map(({ earning }) => earning))).toBe(statistics.revenue.value)
    expect(addUp(years.map(({ expense }) => expense))).toBe(expenses.value)
  })

  test('have a budget that the expenses come near to', async () => {
    const { value, budget } = (await ecommerce(90)).expenses
    expect(value / budget).toBeGreaterThan(0.6)
    expect(value / budget).toBeLessThan(1.4)
  })
})

describe('the budget of a year', () => {
  const raise = (year: number, percent: 0 | 10) => call(raiseBudget, { body: { year, percent } })
  const statusOf = async (body: object, token?: string) =>
    (await send('PUT', raiseBudget.path, body, token)).status

  test('is raised by a share of what was planned, in each of its months and days, and taken back', async () => {
    const before = await ecommerce(30)
    await raise(2026, 10)
    const { years, expenses } = await ecommerce(30)
    const [now, earlier] = years
    expect(now!.raise).toBe(10)
    expect(now!.budget / before.years[0]!.budget).toBeCloseTo(1.1, 4)
    expect(expenses.budget / before.expenses.budget).toBeCloseTo(1.1, 4)
    expect(addUp(now!.months.map(({ budget }) => budget))).toBe(now!.budget)
    expect(earlier).toEqual(before.years[1])
    await raise(2026, 0)
    expect((await ecommerce(30)).years).toEqual(before.years)
  })

  test('is raised by no other share, and only by who may change the dashboards', async () => {
    expect(await statusOf({ year: 2026, percent: 7 })).toBe(400)
    expect(await statusOf({ year: 1, percent: 10 })).toBe(400)
    expect(await statusOf({ year: 2026, percent: 10 }, tokens.client)).toBe(403)
  })
})

describe('the popular products', () => {
  test('are products as they are today', async () => {
    const { popularProducts } = await ecommerce()
    expect(popularProducts).toHaveLength(6)
    const units = popularProducts.map((product) => product.units)
    expect(units).toEqual(units.toSorted((one, other) => other - one))
    const details = await Promise.all((await allProducts()).map(({ id }) => productOf(id)))
    for (const { id, name, image, sku, price } of popularProducts) {
      const { productName, ...product } = details.find((one) => one.id === id)!
      expect([name, image, sku, price]).toEqual([
        productName,
        product.image,
        product.sku,
        product.pricing.discounted ?? product.pricing.base,
      ])
    }
    const sold = details.map(({ inventory, qty }) => inventory.lifetime - qty)
    expect(units).toEqual(sold.toSorted((one, other) => other - one).slice(0, 6))
  })

  test('follow an edit and a deletion', async () => {
    const [first, second] = (await ecommerce()).popularProducts
    await call(updateProduct, { params: { id: first!.id }, body: { productName: 'Another name' } })
    expect((await ecommerce()).popularProducts[0]!.name).toBe('Another name')
    await call(deleteProduct, { params: { id: first!.id } })
    expect((await ecommerce()).popularProducts[0]!.id).toBe(second!.id)
  })
})
