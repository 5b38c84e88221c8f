import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../Link/LinkRouter.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

beforeAll(() => import('../Menu/MenuPopup.tsx'))

const deep = ['Apps', 'Commerce', 'Shoes', 'Running', 'Women', 'Trail runner'].map((label) => ({
  label,
  href: `/${label}`,
}))

const items = [{ label: 'Apps' }, { label: 'Users', href: '/users' }, { label: 'Maya', href: '/users/1' }]

test.each([
  ['en', 'Breadcrumbs'],
  ['fr', 'Fil d’Ariane'],
  ['ar', 'مسار التنقل'],
] as const)('is a navigation named in %s', async (language, name) => {
  await render(<Breadcrumbs items={items} />, { language })
  expect(within(screen.getByRole('navigation', { name })).getAllByRole('listitem')).toHaveLength(3)
})

test('links only the steps that lead elsewhere and marks the last as the page itself', async () => {
  const { container } = await render(<Breadcrumbs items={items} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Users'])
  expect(links[0]!.getAttribute('href')).toBe('/users')
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Maya')
})

test('goes from step to step by keyboard', async () => {
  const { user } = await render(<Breadcrumbs items={items} />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Users')
})

test.each([
  ['en', 'Expand'],
  ['ar', 'توسيع'],
] as const)('keeps the middle of a long way in a menu in %s', async (language, name) => {
  const { user } = await render(<Breadcrumbs items={deep} maxItems={4} />, { language })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Apps', 'Women'])
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  await user.keyboard('{ArrowDown}')
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map((entry) => entry.textContent)).toEqual(['Commerce', 'Shoes', 'Running'])
  expect(entries[1]!.getAttribute('href')).toBe('/Shoes')
})

test('a way of as many steps as fit has no menu', async () => {
  await render(<Breadcrumbs items={deep} maxItems={6} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(5)
})

test.each(inputs)('leads to a step of the middle by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { hands } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <Breadcrumbs items={deep} maxItems={4} />
    </LinkRouter>,
  )
  const menu = hands.createTester('Menu', { root: screen.getByRole('button') })
  await menu.open()
  await menu.selectOption({ option: 'Running' })
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/Running'])
})

const branch = [
  {
    label: 'Shop',
    siblings: () => [
      { label: 'Orders', href: '/orders' },
      { label: 'Customers', href: '/customers' },
    ],
  },
  { label: 'Orders', href: '/orders' },
  { label: '5399' },
]

test.each(inputs)('opens what lies in a step, and leads there, by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { hands } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <Breadcrumbs items={branch} />
    </LinkRouter>,
  )
  const menu = hands.createTester('Menu', { root: screen.getByRole('button', { name: 'Shop' }) })
  await menu.open()
  expect(menu.options().map((entry) => entry.textContent)).toEqual(['Orders', 'Customers'])
  await menu.selectOption({ option: 'Customers' })
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/customers'])
})

test('of a long way, a step that opens becomes an entry that opens', async () => {
  const items = [{ label: 'Home', href: '/' }, ...branch, { label: 'Bill' }, { label: 'Page 2' }]
  const { user } = await render(<Breadcrumbs items={items} maxItems={4} />)
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const entry = await screen.findByRole('menuitem', { name: 'Shop' })
  expect(entry.getAttribute('aria-haspopup')).toBe('menu')
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('menuitem', { name: 'Customers' })).toBeTruthy()
})

test('what lies in a step stands in its groups', async () => {
  const siblings = () => [
    { label: 'Orders', href: '/orders' },
    { label: 'List', href: '/products', group: 'Products' },
    { label: 'Categories', href: '/categories', group: 'Products' },
  ]
  const { user } = await render(<Breadcrumbs items={[{ label: 'Shop', siblings }, { label: 'Orders' }]} />)
  await user.click(screen.getByRole('button', { name: 'Shop' }))
  const group = within(await screen.findByRole('group', { name: 'Products' }))
  expect(group.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['List', 'Categories'])
  expect(screen.getAllByRole('menuitem')).toHaveLength(3)
})
