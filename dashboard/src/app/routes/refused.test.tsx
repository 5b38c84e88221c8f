import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import type { MessageGroup } from '../../core/i18n/intl.ts'
import { screenShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { CustomerList } from '../../features/customers/list/CustomerList.tsx'
import { InvoiceAdd } from '../../features/invoices/form/InvoiceAdd.tsx'
import { InvoiceList } from '../../features/invoices/list/InvoiceList.tsx'
import { OrderList } from '../../features/orders/list/OrderList.tsx'
import { CategoryList } from '../../features/products/categories/CategoryList.tsx'
import { AddProduct } from '../../features/products/form/AddProduct.tsx'
import { ProductList } from '../../features/products/list/ProductList.tsx'
import { Referrals } from '../../features/referrals/Referrals.tsx'
import { Reviews } from '../../features/reviews/list/Reviews.tsx'
import { UserList } from '../../features/users/list/UserList.tsx'

withMock()
const patience = { timeout: 15_000 }
const LONG = 40_000

/** May look at everything, and do nothing else. */
const reader: AbilityRule[] = [
  { action: 'manage', subject: 'all', inverted: true },
  { action: 'read', subject: 'all' },
]
const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }]
const open = (
  content: ReactElement,
  address: string,
  groups: MessageGroup[],
  rules: AbilityRule[] | undefined = reader,
) => {
  const path = address.replace(/\?.*/, '').replace(/\/\d+$/, '/:id')
  return renderScreen(content, { path, address, groups, rules })
}
const isEnabled = (name: string) =>
  screen
    .queryAllByRole('button', { name })
    .some((button) => !button.matches(':disabled, [aria-disabled=true]'))

/** The screens that keep in the address what is open in their own way; the others have it from `useDialog`. */
describe('who may only read opens no dialog by its address', () => {
  test.each<[address: string, content: ReactElement, groups: MessageGroup[], label: RegExp]>([
    [
      '/apps/ecommerce/customer/list?add=customer',
      <CustomerList key="" />,
      ['customers', 'postal'],
      /^More actions for/,
    ],
    [
      '/apps/ecommerce/product/add?dialog=category',
      <AddProduct key="" />,
      ['products', 'productForm'],
      /^From URL/,
    ],
    [
      '/apps/ecommerce/referrals?payout=1,2,3,4,5,6,7,8,9',
      <Referrals key="" />,
      ['referrals'],
      /^More actions for/,
    ],
  ])(
    '%s',
    async (address, content, groups, name) => {
      const { unmount } = await open(content, address, groups, everything)
      await screen.findByRole(/payout/.test(address) ? 'alertdialog' : 'dialog', {}, patience)
      unmount()
      await open(content, address, groups)
      // A dialog would hide what is under it.
      await screen.findAllByRole('button', { name }, patience)
      await act(async () => {})
      expect(screen.getAllByRole('button', { name })).not.toEqual([])
    },
    LONG,
  )
})

test.each<[name: string, address: string, content: ReactElement, groups: MessageGroup[]]>([
  ['invoices', '/apps/invoice/list', <InvoiceList key="" />, ['invoices', 'invoice']],
  ['products', '/apps/ecommerce/product/list', <ProductList key="" />, ['products']],
  [
    'categories',
    '/apps/ecommerce/product/category-list',
    <CategoryList key="" />,
    ['products', 'categories'],
  ],
])('the key that adds %s is for who may', async (_, address, content, groups) => {
  const keys = () => screenShortcuts().map(({ id }) => id)
  const { unmount } = await open(content, address, groups)
  expect(keys()).not.toContain('add')
  unmount()
  await open(content, address, groups, everything)
  expect(keys()).toContain('add')
})

/** Asks of a list all that it refuses a reader: the buttons of its head, its bar, a row's menu and a row's own buttons. */
test.each<
  [
    address: string,
    content: ReactElement,
    groups: MessageGroup[],
    refused: { head?: string; bar: string[]; menu: string[]; quick: string[] },
  ]
>([
  [
    '/apps/user/list',
    <UserList key="" />,
    ['users'],
    {
      head: 'Add user',
      bar: ['Change role', 'Delete'],
      menu: ['Change role', 'Delete'],
      quick: ['Change role', 'Delete'],
    },
  ],
  [
    '/apps/invoice/list',
    <InvoiceList key="" />,
    ['invoices', 'invoice'],
    {
      head: 'Create invoice',
      bar: ['Send', 'Delete'],
      menu: ['Edit', 'Duplicate', 'Delete'],
      quick: ['Delete'],
    },
  ],
  [
    '/apps/ecommerce/product/list',
    <ProductList key="" />,
    ['products'],
    {
      head: 'Add product',
      bar: ['Edit', 'Publish', 'Unpublish', 'Delete'],
      menu: ['Duplicate', 'Delete'],
      quick: ['Duplicate'],
    },
  ],
  [
    '/apps/ecommerce/customer/list',
    <CustomerList key="" />,
    ['customers'],
    { head: 'Add customer', bar: ['Delete'], menu: ['Delete'], quick: ['Delete'] },
  ],
  [
    '/apps/ecommerce/order/list',
    <OrderList key="" />,
    ['orders'],
    { bar: ['Send', 'Mark as paid', 'Delete'], menu: ['Delete'], quick: [] },
  ],
  [
    '/apps/ecommerce/manage-review',
    <Reviews key="" />,
    ['reviews'],
    { bar: ['Publish', 'Unpublish', 'Delete'], menu: ['Delete'], quick: [] },
  ],
])(
  '%s keeps in sight what a reader may not do',
  async (address, content, groups, { head, bar, menu, quick }) => {
    const { user } = await open(content, address, groups)
    const [more] = await screen.findAllByRole('button', { name: /^More actions for/ }, patience)
    const refused = (part: HTMLElement, role: 'button' | 'menuitem', names: readonly string[]) => {
      const isOpen = (name: string) =>
        within(part)
          .getAllByRole(role, { name })
          .some((one) => !one.matches(':disabled, [aria-disabled=true]'))
      expect(names.filter(isOpen)).toEqual([])
    }
    if (head) await waitFor(() => refused(document.body, 'button', [head]), patience)
    await user.click(screen.getAllByRole('checkbox', { name: /^Select / })[1]!)
    refused(await screen.findByRole('region', { name: 'Actions for the selection' }, patience), 'button', bar)
    const row = more!.closest('tr')!
    await user.hover(row)
    await waitFor(() => refused(row, 'button', quick), patience)
    await user.click(more!)
    const list = await screen.findByRole('menu', {}, patience)
    refused(list, 'menuitem', menu)
    await waitFor(
      () =>
        expect(within(list).getAllByText(/^A rule forbids this/).length).toBeGreaterThanOrEqual(menu.length),
      patience,
    )
  },
  LONG,
)

test(
  'a new invoice can be neither saved nor sent',
  async () => {
    await open(<InvoiceAdd />, '/apps/invoice/add', ['invoices', 'invoice', 'invoiceForm'])
    expect(screen.getAllByRole('button', { name: 'Save' }).length).toBeGreaterThan(0)
    expect(isEnabled('Save')).toBe(false)
    expect(isEnabled('Save and send')).toBe(false)
  },
  LONG,
)

test(
  'what is changed in the form of a product cannot be saved, and it says why',
  async () => {
    const { user } = await open(<AddProduct />, '/apps/ecommerce/product/add', ['products', 'productForm'])
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }, patience), 'L')
    expect(
      await screen.findByText('A rule forbids this. An administrator can change that.', {
        ignore: '[hidden]',
      }),
    ).toBeTruthy()
    expect(isEnabled('Save')).toBe(false)
  },
  LONG,
)
