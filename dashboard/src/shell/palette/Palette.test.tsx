import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { Link } from '@data1522/design-system/Link'
import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { useNavigate } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { SearchButton } from '../header/SearchButton.tsx'
import { breadcrumbEndAtom } from '../../core/router/breadcrumb-end.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { store } from '../../core/store.ts'
import { isPaletteOpenAtom } from './is-open.ts'
import { keepVisit } from './visits.ts'

const asked: string[] = []
const lists: Record<string, object> = {
  'ecommerce/orders': {
    orders: [{ id: 1, order: 5089, number: '#5089', customer: 'Maya Laurent', spent: 120.5 }],
    total: 1,
  },
  'ecommerce/customers': { customers: [], total: 0 },
  'ecommerce/products': { products: [], total: 0 },
  users: {
    users: [{ id: 7, fullName: 'Maya Laurent', email: 'maya@example.com', avatar: '' }],
    totalUsers: 1,
  },
  invoice: { invoices: [], totalInvoices: 0 },
  'academy/courses': { courses: [], total: 0, totalCourse: 0 },
}
const nothing = {
  orders: [],
  customers: [],
  products: [],
  users: [],
  invoices: [],
  courses: [],
  total: 0,
  totalUsers: 0,
  totalInvoices: 0,
  totalCourse: 0,
}
const server = setupServer(
  ...Object.entries(lists).map(([name, answer]) =>
    http.get(`*/api/apps/${name}`, ({ request }) => {
      const words = new URL(request.url).searchParams.get('q')
      asked.push(`${name} ${words}`)
      return HttpResponse.json(words === 'maya' ? answer : nothing)
    }),
  ),
)
beforeAll(async () => {
  server.listen()
  // What comes on intent is there before.
  await Promise.all([
    import('./Palette.tsx'),
    import('../../../../design-system/src/patterns/CommandPalette/PaletteDialog.tsx'),
  ])
})
afterEach(() => {
  server.resetHandlers()
  asked.length = 0
  localStorage.clear()
  store.set(isPaletteOpenAtom, false)
})
afterAll(() => server.close())

const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }]
const client: AbilityRule[] = [{ action: 'read', subject: 'AclDemo' }]
const groups = ['shell', 'palette', 'shortcuts', 'titles'] as const

function Product() {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(href) => void navigate(href)}>
      <SearchButton />
      <Link href="/apps/user/view/7">A person</Link>
    </LinkRouter>
  )
}

interface Options {
  rules?: AbilityRule[]
  language?: 'en' | 'fr' | 'ar'
}
const setup = async (typed: string, { rules = everything, language = 'en' }: Options = {}) => {
  const { user } = await renderProduct(<Product />, { groups, rules, language })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  if (typed) await user.type(field, typed)
  return { user, field }
}
const options = () => screen.queryAllByRole('option')
const first = () => options()[0]
const hrefs = () => options().map((option) => option.getAttribute('href'))
const settled = () =>
  waitFor(() =>
    expect([...document.querySelectorAll('[aria-live]')].some(({ textContent }) => textContent)).toBe(true),
  )

test('what writes an invoice comes first, and nothing stands there twice', async () => {
  await setup('inv')
  await settled()
  expect(hrefs()[0]).toBe('/apps/invoice/add')
  const said = options().map(({ textContent }) => textContent)
  expect(said).toEqual([...new Set(said)])
})

describe('finds a screen', () => {
  test.each([
    ['en', 'users', '/apps/user/list'],
    ['en', 'kanb', '/apps/kanban'],
    ['en', 'calender', '/apps/calendar'],
    ['en', 'inbox', '/apps/email'],
    ['en', '/apps/roles', '/apps/roles'],
    ['en', 'security', '/pages/account-settings/security'],
    ['en', 'account settings billing', '/pages/account-settings/billing-plans'],
    ['fr', 'utilisateurs', '/apps/user/list'],
    ['fr', 'users', '/apps/user/list'],
    ['fr', 'evenements', '/apps/calendar'],
    ['ar', 'المستخدمون', '/apps/user/list'],
    ['ar', 'مستخدم', '/apps/user/list'],
    ['ar', 'users', '/apps/user/list'],
    ['ar', 'الادوار', '/apps/roles'],
  ] as const)('%s: %s', async (language, typed, path) => {
    await setup(typed, { language })
    await waitFor(() => expect(hrefs()).toContain(path))
    const place = hrefs().indexOf(path)
    expect(place).toBeLessThan(3)
  })
})

test('leads there without loading the page, and remembers it', async () => {
  const { user } = await setup('kanban{Enter}')
  await waitFor(() => expect(shownAddress()).toBe('/apps/kanban'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gu')
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
  await user.keyboard('{Control>}k{/Control}')
  const recent = within(await screen.findByRole('group', { name: 'Recent' }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Kanban',
    'Clear recent',
  ])
  await user.click(recent.getByRole('option', { name: 'Clear recent' }))
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
})

describe('shows nothing that the person may not open or do', () => {
  test('screens', async () => {
    await setup('access control', { rules: [] })
    await settled()
    expect(hrefs()).not.toContain('/access-control')
  })
  test('those who may find it', async () => {
    await setup('access control', { rules: client })
    expect(first()?.getAttribute('href')).toBe('/access-control')
  })
  test('nor one where they once were', async () => {
    keepVisit(9, { href: '/access-control' })
    keepVisit(9, { href: '/apps/kanban' })
    await setup('', { rules: [] })
    const recent = within(screen.getByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kanban',
      'Clear recent',
    ])
  })
  test.each([
    ['actions that no rule grants', client, false],
    ['and with the rule they are there', everything, true],
  ])('%s', async (_, rules, isThere) => {
    await setup('view as another', { rules })
    await settled()
    expect(screen.queryByRole('option', { name: /View as another role/ }) !== null).toBe(isThere)
  })
  test('a new invoice is an action for who may write one, once', async () => {
    await setup('new invoice')
    await settled()
    expect(hrefs().filter((href) => href === '/apps/invoice/add')).toHaveLength(1)
    expect(within(screen.getByRole('group', { name: 'Actions' })).getByText('New invoice')).toBeTruthy()
  })
  test('records that a rule forbids are not even asked for', async () => {
    await setup('maya', { rules: [...everything, { action: 'read', subject: 'Order', inverted: true }] })
    await screen.findByRole('group', { name: 'Users' })
    expect(asked).toContain('users maya')
    expect(asked.filter((one) => one.startsWith('ecommerce/orders'))).toEqual([])
  })
})

describe('records', () => {
  test('are found by the list calls and lead to their screens', async () => {
    const { user } = await setup('maya')
    const orders = await screen.findByRole('group', { name: 'Orders' })
    expect(within(orders).getByRole('option').getAttribute('href')).toBe('/apps/ecommerce/order/details/5089')
    expect(within(orders).getByRole('option').textContent).toContain('Order #5089')
    const users = screen.getByRole('group', { name: 'Users' })
    await user.click(within(users).getByRole('option', { name: /Maya Laurent/ }))
    await waitFor(() => expect(shownAddress()).toBe('/apps/user/view/7'))
    expect(asked.filter((one) => one.endsWith(' maya'))).toHaveLength(6)
  })

  test('one list that fails leaves the others', async () => {
    server.use(http.get('*/api/apps/users', () => new HttpResponse(null, { status: 500 }), { once: true }))
    const { user } = await setup('maya')
    const retry = await screen.findByRole('option', { name: /Try again/ })
    expect(screen.getByRole('group', { name: 'Orders' })).toBeTruthy()
    await user.click(retry)
    await screen.findByRole('group', { name: 'Users' })
  })

  test('one that was opened elsewhere is recent by the name that its screen gives it', async () => {
    const { user } = await setup('')
    await user.keyboard('{Escape}')
    act(() => store.set(breadcrumbEndAtom, { pathname: '/apps/user/view/7', name: 'Maya Laurent' }))
    await user.click(screen.getByRole('link', { name: 'A person' }))
    await waitFor(() => expect(shownAddress()).toBe('/apps/user/view/7'))
    await user.keyboard('gk')
    await waitFor(() => expect(shownAddress()).toBe('/apps/kanban'))
    await user.keyboard('{Control>}k{/Control}')
    const recent = within(await screen.findByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('option')[0]?.textContent).toContain('Maya Laurent')
  })

  test('one that was opened is recent by its name', async () => {
    const { user } = await setup('maya')
    const users = await screen.findByRole('group', { name: 'Users' })
    await user.click(within(users).getByRole('option', { name: /Maya Laurent/ }))
    await waitFor(() => expect(shownAddress()).toBe('/apps/user/view/7'))
    await user.keyboard('gk')
    await waitFor(() => expect(shownAddress()).toBe('/apps/kanban'))
    await user.keyboard('{Control>}k{/Control}')
    const recent = within(await screen.findByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('option')[0]?.textContent).toContain('Maya Laurent')
  })
})

describe('examples of components', () => {
  test.each([
    ['en', 'password field', '/forms/textfield#password-input'],
    ['en', 'chip icon', '/components/chip#icons'],
    ['fr', 'puce icone', '/components/chip#icons'],
    ['ar', 'رقاقة ايقونات', '/components/chip#icons'],
  ] as const)('%s: %s', async (language, typed, href) => {
    await setup(typed, { language })
    const name = { en: 'Examples', fr: 'Exemples', ar: 'الأمثلة' }[language]
    // What fits of fewer letters stands there until the answer comes.
    await waitFor(() => expect(hrefs()).toContain(href))
    expect(screen.getByRole('group', { name })).toBeTruthy()
  })

  test('lead to their places on their pages', async () => {
    const { user } = await setup('password field')
    await waitFor(() => expect(hrefs()).toEqual(['/forms/textfield#password-input']))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(shownAddress()).toBe('/forms/textfield'))
  })
})

test.each([
  ['dark theme', () => store.get(preferences.theme), 'dark'],
  ['compact density', () => store.get(preferences.density), 'compact'],
  ['horizontal navigation', () => store.get(preferences['nav-layout']), 'horizontal'],
  ['switch to french', () => store.get(preferences.language), 'fr'],
])('does it: %s', async (typed, value, expected) => {
  store.set(preferences.theme, 'light')
  store.set(preferences.density, 'comfortable')
  store.set(preferences['nav-layout'], 'vertical')
  const { user } = await setup(typed)
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeTruthy())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(value()).toBe(expected))
})
