import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { products } from '../../../../../mocks/areas/products/collection.ts'
import { shownAddress } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { server } from '../../../../../mocks/transports/node.ts'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { listOrders } from '@data1522/mocks/contract/orders'
import { call } from '../../../core/api/client.ts'
import { ProductList } from './ProductList.tsx'

withMock()

const patience = { timeout: 15_000 }
const LONG = 60_000
const path = '/apps/ecommerce/product/list'
const newest = () => products.all().at(-1)!

const open = async (query = '', as?: 'admin' | 'client') => {
  const view = await renderScreen(<ProductList />, {
    path,
    address: path + query,
    groups: ['products'],
    as,
  })
  await screen.findByRole('grid', {}, patience)
  return view
}
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name }, patience)).closest<HTMLElement>('[role=row], tr')!
const namesOf = () =>
  within(screen.getByRole('grid'))
    .queryAllByRole('link')
    .map((link) => link.textContent)

test(
  'keeps to the bounds of the price that the address names',
  async () => {
    await open('?price=50..150&size=50')
    await waitFor(() => expect(namesOf().length).toBeGreaterThan(0), patience)
    const prices = products.all().map(({ pricing }) => pricing.discounted ?? pricing.base)
    expect(namesOf()).toHaveLength(prices.filter((price) => price >= 50 && price <= 150).length)
  },
  LONG,
)

test(
  'each figure above the list leads to what it adds up',
  async () => {
    await open('?sold=discount&size=100')
    const reduced = products.all().filter(({ pricing, status }) => {
      return pricing.discounted !== null && status === 'Published'
    })
    await waitFor(() => expect(namesOf()).toHaveLength(reduced.length), patience)
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!
    expect(leadsTo('In-store sales')).toBe(`${path}?sold=inStore`)
    expect(leadsTo('Discounts given')).toBe(`${path}?sold=discount`)
    const orders = new URL(leadsTo('Website sales'), 'http://localhost')
    const [from] = orders.searchParams.get('date')!.split('..')
    const { orders: counted } = await call(listOrders, { query: { sold: true, from, itemsPerPage: 100 } })
    const figure = screen.getByRole('group', { name: 'Website sales' })
    expect(figure.textContent).toContain(`${counted.length} sales in 30 days`)
  },
  LONG,
)

test(
  'a reduced price stands over the one that it is reduced from',
  async () => {
    const { productName, pricing } = products.all().find((one) => one.pricing.discounted !== null)!
    const dollars = (amount: number) => amount.toLocaleString('en', { style: 'currency', currency: 'USD' })
    await open(`?q=${encodeURIComponent(productName)}`)
    const row = within(await rowOf(productName))
    expect(row.getByText(dollars(pricing.discounted!))).toBeTruthy()
    expect(row.getByText(dollars(pricing.base)).tagName).toBe('S')
    expect(row.getByText('Before')).toBeTruthy()
  },
  LONG,
)

test(
  'shows what is in a category of the tree',
  async () => {
    await open('?categoryId=8')
    await waitFor(() => expect(namesOf()).toHaveLength(2), patience)
  },
  LONG,
)

test(
  'changes price and tags of several together, which can be taken back',
  async () => {
    const { user } = await open()
    const chosen = products
      .all()
      .toReversed()
      .slice(0, 10)
      .filter(({ pricing }) => pricing.discounted === null)
      .slice(0, 2)
    for (const { productName } of chosen)
      await user.click(within(await rowOf(productName)).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Edit' }, patience))
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect((await dialog.findAllByText('Choose at least one change.', {}, patience)).length).toBeGreaterThan(
      0,
    )
    await user.click(dialog.getByRole('button', { name: /Price/ }))
    await user.click(
      await screen.findByRole('option', { name: 'Raise by a percentage' }, { timeout: 30_000 }),
    )
    await user.type(await dialog.findByRole('textbox', { name: /Percentage/ }, patience), '10')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('2 products were changed', {}, patience)
    for (const { id, pricing } of chosen)
      expect(products.get(id)!.pricing.base).toBeCloseTo(pricing.base * 1.1, 1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(
      () =>
        expect(chosen.map(({ id }) => products.get(id)!.pricing)).toEqual(
          chosen.map(({ pricing }) => pricing),
        ),
      patience,
    )
  },
  LONG,
)

test(
  'deletes several at once, which can be taken back',
  async () => {
    const { user } = await open()
    const [first, second] = products.all().toReversed()
    for (const { productName } of [first!, second!])
      await user.click(within(await rowOf(productName)).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }, patience))
    await waitFor(() => expect(namesOf()).not.toContain(first!.productName))
    await screen.findByText('2 products were deleted', {}, patience)
    expect(products.all()).toHaveLength(48)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(
      () => expect(namesOf().slice(0, 2)).toEqual([first!.productName, second!.productName]),
      patience,
    )
    expect(products.all()).toHaveLength(50)
  },
  LONG,
)

test(
  'publishes and hides several at once',
  async () => {
    const { user } = await open()
    const { productName, id } = newest()
    await user.click(within(await rowOf(productName)).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Unpublish' }, patience))
    await screen.findByText(`${productName} is no longer in the shop`, {}, patience)
    expect(products.get(id)!.status).toBe('Inactive')
  },
  LONG,
)

test(
  'the switch takes a product off sale, and undo puts it back',
  async () => {
    const { user } = await open('?stock=true')
    const product = products.all().findLast(({ stock }) => stock)!
    const row = await rowOf(product.productName)
    await user.click(await within(row).findByRole('switch', {}, patience))
    await screen.findByText(`${product.productName} is no longer for sale`, {}, patience)
    expect(products.get(product.id)!.stock).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(products.get(product.id)!.stock).toBe(true), patience)
  },
  LONG,
)

test(
  'a failed load says so, and can be tried again',
  async () => {
    setScenario({ fail: 'ecommerce' })
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Products could not be loaded' }, patience)
    setScenario()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf(newest().productName)).toBeTruthy()
  },
  LONG,
)

test(
  'shows prices of four digits as money',
  async () => {
    await open('?price=1000..')
    const dearest = products.all().toSorted((one, other) => other.pricing.base - one.pricing.base)[0]!
    expect((await rowOf(dearest.productName)).textContent).toContain('$2,480.00')
  },
  LONG,
)

test(
  'an answer whose prices are none is a failed load',
  async () => {
    const row = { ...newest(), price: 'on request' }
    server.use(
      http.get('*/api/apps/ecommerce/products', () => HttpResponse.json({ products: [row], total: 1 })),
    )
    await open()
    await screen.findByRole('heading', { name: 'Products could not be loaded' }, patience)
    expect(screen.queryByText(/NaN/)).toBeNull()
  },
  LONG,
)

test(
  'Space shows more of a product beside the list',
  async () => {
    await open(`?quickView=${newest().id}`)
    expect(await screen.findByRole('dialog', {}, patience)).toBeTruthy()
    expect(shownAddress()).toContain('quickView')
  },
  LONG,
)
