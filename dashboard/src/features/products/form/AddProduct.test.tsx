import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../../../../mocks/areas/products/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { AddProduct } from './AddProduct.tsx'

withMock()
beforeEach(() => localStorage.clear())

/** The mock answers, and parts of the screen come, when they are first asked for. */
const patience = { timeout: 15_000 }
const LONG = 60_000

const path = '/apps/ecommerce/product/add'
const open = async (query = '') => {
  const view = await renderScreen(<AddProduct />, {
    path,
    address: path + query,
    groups: ['products', 'productForm'],
  })
  await screen.findByRole('textbox', { name: /^Name/ }, patience)
  return view
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const fill = async (user: UserEvent, name: RegExp | string, words: string) => {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(words)
  await user.tab()
}
const choose = async (user: UserEvent, label: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }, patience))
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

test(
  'says what is missing, and sends nothing',
  async () => {
    const { user } = await open()
    await press(user, 'Save draft')
    const summary = await screen.findByRole('group', { name: /3/ })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent!.split(':')[0]),
    ).toEqual(['Name', 'SKU', 'Category'])
    expect(products.all()).toHaveLength(50)
  },
  LONG,
)

test(
  'adds a product with variants that are counted apart, and edits it from then on',
  async () => {
    const { user } = await open()
    await fill(user, /^Name/, 'Linen apron')
    await fill(user, /^SKU/, 'HO-9001')
    await fill(user, 'Base price', '48')
    await choose(user, /^Category/, 'Home Decor')
    await press(user, 'Add an option, such as size')
    await fill(user, 'Option 1', 'Size')
    await fill(user, 'Values of option 1', 'Small, Large')
    await fill(user, 'Quantity of Small', '5')
    await fill(user, 'Quantity of Large', '7')
    await fill(user, 'Price of Large', '52')
    await fill(user, 'SKU of Large', 'HO-9001-L')
    expect(field('Quantity').value).toBe('12')
    const apart = screen.getByRole('switch', { name: /^Price, SKU and stock/ })
    await user.click(apart)
    expect(field('Quantity').value).toBe('12')
    await user.click(apart)
    await press(user, 'Publish')
    await screen.findByRole('heading', { level: 1, name: 'Linen apron' }, patience)
    expect(products.all().at(-1)).toMatchObject({
      productName: 'Linen apron',
      status: 'Published',
      category: 'Home Decor',
      qty: 12,
      price: '$48.00',
      variants: [{ option: 'Size', values: ['Small', 'Large'] }],
      combinations: [
        { values: ['Small'], sku: '', price: 48, qty: 5 },
        { values: ['Large'], sku: 'HO-9001-L', price: 52, qty: 7 },
      ],
    })
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  },
  LONG,
)

test(
  'shows what the server refuses at its field, and keeps what was typed',
  async () => {
    const { user } = await open()
    await fill(user, /^Name/, 'Twice')
    await fill(user, /^SKU/, products.all()[0]!.sku)
    await choose(user, /^Category/, 'Games')
    await press(user, 'Save draft')
    expect(await screen.findAllByText(/Another product has this SKU/, {}, patience)).not.toHaveLength(0)
    expect(field(/^SKU/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^Name/).value).toBe('Twice')
  },
  LONG,
)

test(
  'a draft needs no price, what people see does',
  async () => {
    const { user } = await open()
    await fill(user, /^Name/, 'Free for now')
    await fill(user, /^SKU/, 'HO-9002')
    await choose(user, /^Category/, 'Games')
    await press(user, 'Publish')
    await screen.findAllByText(/Set a price/, {}, patience)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Fix \d/ }))
    expect(screen.getByRole('button', { name: /^Status/ }).textContent).toContain('Inactive')
    expect(products.all()).toHaveLength(50)
    await press(user, 'Save draft')
    await screen.findByText('Free for now was saved as a draft', {}, patience)
    expect(products.all().at(-1)).toMatchObject({ status: 'Inactive', price: '$0.00' })
  },
  LONG,
)

describe('a product in the shop', () => {
  const shown = () => products.all().find(({ status }) => status === 'Published')!
  const status = () => screen.getByRole('button', { name: /^Status/ }).textContent
  const save = () => screen.getAllByRole('button', { name: 'Save' })[0]!

  test(
    'is saved as what it is',
    async () => {
      const { id } = shown()
      const { user } = await open(`?id=${id}`)
      expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
      await fill(user, /^Name/, 'A new name')
      await user.click(save())
      await screen.findByText('A new name is in the shop', {}, patience)
      expect(products.get(id)).toMatchObject({ productName: 'A new name', status: 'Published' })
      expect(status()).toContain('Published')
    },
    LONG,
  )

  test(
    'is taken out only when that is asked for, which says so, keeps what was typed and can be taken back',
    async () => {
      const { id, productName } = shown()
      const { user } = await open(`?id=${id}`)
      await fill(user, /^Name/, 'Half a thought')
      await press(user, 'Unpublish')
      const toast = await screen.findByRole(
        'alertdialog',
        { name: `${productName} is no longer in the shop` },
        patience,
      )
      expect(products.get(id)).toMatchObject({ productName, status: 'Inactive' })
      expect(status()).toContain('Inactive')
      expect(field(/^Name/).value).toBe('Half a thought')
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save draft' }))
      await user.click(within(toast).getByRole('button', { name: 'Undo' }))
      await screen.findByRole('button', { name: 'Unpublish' }, patience)
      expect(products.get(id)!.status).toBe('Published')
      expect(status()).toContain('Published')
    },
    LONG,
  )

  test(
    'can wait for its day no longer',
    async () => {
      const { id, productName } = products.all().find(({ status }) => status === 'Scheduled')!
      const { user } = await open(`?id=${id}`)
      await press(user, 'Unschedule')
      await screen.findByRole('alertdialog', { name: `${productName} is a draft again` }, patience)
      expect(products.get(id)!.status).toBe('Inactive')
      expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
    },
    LONG,
  )

  test(
    'that the server does not take out stays in it',
    async () => {
      server.use(http.put('*/api/apps/ecommerce/products/:id', () => HttpResponse.json({}, { status: 500 })))
      const { id } = shown()
      const { user } = await open(`?id=${id}`)
      await press(user, 'Unpublish')
      await screen.findByRole('alertdialog', {}, patience)
      expect(status()).toContain('Published')
      expect(screen.getByRole('button', { name: 'Unpublish' })).toBeTruthy()
    },
    LONG,
  )
})

test(
  'a draft that is published is Published in the form too',
  async () => {
    const { id, productName } = products.all().find(({ status }) => status === 'Inactive')!
    const { user } = await open(`?id=${id}`)
    await press(user, 'Publish')
    await screen.findByText(`${productName} is in the shop`, {}, patience)
    expect(screen.getByRole('button', { name: /^Status/ }).textContent).toContain('Published')
    expect(screen.getByRole('button', { name: 'Unpublish' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  },
  LONG,
)

test(
  'an edit sends what was changed, and takes nothing back that others have changed meanwhile',
  async () => {
    const one = products.all().find(({ combinations }) => combinations.length === 0)!
    const { user } = await open(`?id=${one.id}`)
    products.update(one.id, { pricing: { ...one.pricing, base: 7777 }, qty: 4321, status: 'Scheduled' })
    await fill(user, /^Name/, 'Only a new name')
    await user.click(screen.getAllByRole('button', { name: /^Save/ })[0]!)
    await waitFor(() => expect(products.get(one.id)!.productName).toBe('Only a new name'), patience)
    const { pricing, qty } = products.get(one.id)!
    expect([pricing.base, qty]).toEqual([7777, 4321])
  },
  LONG,
)

test(
  'Enter in an empty field of values saves nothing',
  async () => {
    const { user } = await open('?id=41')
    await user.clear(field(/^Name/))
    for (const name of ['Values of option 1', 'Tags']) {
      await user.click(screen.getByLabelText(name, { selector: 'input' }))
      await user.keyboard('{Enter}{Escape}{Enter}')
    }
    expect(screen.queryByRole('group', { name: /^Fix \d/ })).toBeNull()
    await user.type(field(/^Name/), '{Enter}')
    expect(await screen.findByRole('group', { name: /^Fix \d/ })).toBeTruthy()
  },
  LONG,
)

test(
  'the next product begins at its heading',
  async () => {
    const { user } = await open('?id=50')
    await user.click(await screen.findByRole('button', { name: /^Next/ }, patience))
    const name = products.get(49)!.productName
    const heading = await screen.findByRole('heading', { level: 1, name }, patience)
    await waitFor(() => expect(document.activeElement).toBe(heading))
  },
  LONG,
)

test(
  'changes of a known product can be let go, and that can be taken back',
  async () => {
    const { user } = await open('?id=41')
    const { productName } = products.get(41)!
    expect(field(/^Name/).value).toBe(productName)
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await fill(user, /^Name/, 'Another kettle')
    await screen.findByText('Unsaved changes')
    await press(user, 'Discard changes')
    await waitFor(() => expect(field(/^Name/).value).toBe(productName))
    // The editor has an undo of its own.
    const toast = await screen.findByRole('alertdialog', { name: 'Your changes were discarded' }, patience)
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(field(/^Name/).value).toBe('Another kettle'))
  },
  LONG,
)

test(
  'changes that were let go come back also to who has left the form',
  async () => {
    const { user, unmount } = await open('?id=41')
    await fill(user, /^Name/, 'Another kettle')
    await screen.findByText('Unsaved changes')
    await press(user, 'Discard changes')
    await waitFor(() => expect(field(/^Name/).value).not.toBe('Another kettle'))
    unmount()
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
    const again = await open('?id=41')
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }, patience))
    await waitFor(() => expect(field(/^Name/).value).toBe('Another kettle'))
  },
  LONG,
)

test(
  'what was typed and not sent is offered again',
  async () => {
    const { user, unmount } = await open()
    await fill(user, /^Name/, 'Half a thought')
    unmount()
    const again = await open()
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }, patience))
    await waitFor(() => expect(field(/^Name/).value).toBe('Half a thought'))
  },
  LONG,
)

test(
  'arrived goods go into stock at once, and leave what else was typed',
  async () => {
    const { user } = await open('?id=41')
    const { qty } = products.get(41)!
    await fill(user, /^Name/, 'Whistling kettle')
    await fill(user, 'How many have arrived', '4')
    await press(user, 'Add to stock')
    await screen.findByText('4 pieces were added to the stock', {}, patience)
    expect(products.get(41)).toMatchObject({ qty: qty + 4 })
    expect(field('Quantity').value).toBe(String(qty + 4))
    expect(field(/^Name/).value).toBe('Whistling kettle')
  },
  LONG,
)

test(
  'what somebody else has changed meanwhile shows, and is asked about where both have changed it',
  async () => {
    const { user } = await open('?id=41')
    await fill(user, /^Name/, 'Whistling kettle')
    products.update(41, { productName: 'Copper kettle', sku: 'HO-4141', status: 'Inactive' })
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('Theirs: Copper kettle', {}, patience)
    expect(screen.getByText('Yours: Whistling kettle')).toBeTruthy()
    expect(field(/^SKU/).value).toBe('HO-4141')
    await press(user, 'Take theirs: Name')
    await waitFor(() => expect(field(/^Name/).value).toBe('Copper kettle'))
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  },
  LONG,
)

test(
  'a product that is not there says so, and leads to the list',
  async () => {
    await renderScreen(<AddProduct />, {
      path,
      address: `${path}?id=999`,
      groups: ['products', 'productForm'],
    })
    const link = await screen.findByRole('link', { name: 'See all products' }, patience)
    expect(link.getAttribute('href')).toBe('/apps/ecommerce/product/list')
  },
  LONG,
)
