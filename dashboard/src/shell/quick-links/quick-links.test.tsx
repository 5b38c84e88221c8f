import { IconCalendar, IconFile } from '@data1522/design-system/icons'
import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderNavbar } from '../../../../tests/support/navbar.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { QuickLinksButton } from './QuickLinksButton.tsx'

const patient = { timeout: 4000 }
const key = 'DATA1522-quick-links-1'
const sections: NavigationSection[] = [
  {
    id: 'apps',
    title: 'Apps',
    items: [
      { id: 'calendar', label: 'Calendar', href: '/apps/calendar', icon: IconCalendar },
      { id: 'users', label: 'Users', href: '/apps/user/list', icon: IconFile },
      { id: 'docs', label: 'Documentation', href: 'https://example.com', isExternal: true },
      {
        id: 'shop',
        label: 'Shop',
        items: [
          { id: 'orders', label: 'Orders', href: '/apps/ecommerce/order/list' },
          { id: 'products', label: 'Products', href: '/apps/ecommerce/product/list' },
        ],
      },
    ],
  },
]

beforeAll(() =>
  Promise.all([
    import('./QuickLinksPanel.tsx'),
    import('../../../../design-system/src/components/Popover/PopoverPanel.tsx'),
    import('../../../../design-system/src/components/List/ReorderableRows.tsx'),
    import('../../../../design-system/src/components/ComboBox/SuggestPopup.tsx'),
  ]),
)
afterEach(() => localStorage.clear())

const open = async (language: 'en' | 'ar' = 'en') => {
  const view = await renderNavbar(<QuickLinksButton personId={1} sections={sections} />, {
    language,
    groups: ['quickLinks'],
  })
  await view.user.click(screen.getByRole('button'))
  await screen.findByRole('dialog', {}, patient)
  return view
}
const links = () => screen.getAllByRole('link').map((link) => link.textContent)
const edit = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }, patient))
  await screen.findByRole('grid', {}, patient)
  return view
}
const order = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent)
const kept = () => JSON.parse(localStorage.getItem(key)!) as unknown

test('links what the person may open of the usual six, and leads there', async () => {
  const { user } = await open()
  await screen.findAllByRole('link', {}, patient)
  expect(links()).toEqual(['Calendar', 'Users'])
  await user.click(screen.getByRole('link', { name: 'Users' }))
  expect(shownAddress()).toBe('/apps/user/list')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['{', '"text"', '{"a":1}', 'null', '7'])(
  'ignores what was kept and cannot be read: %s',
  async (text) => {
    localStorage.setItem(key, text)
    await open()
    await screen.findAllByRole('link', {}, patient)
    expect(links()).toEqual(['Calendar', 'Users'])
  },
)

test('leaves out what is kept but is no screen, or none that may be opened', async () => {
  localStorage.setItem(
    key,
    JSON.stringify(['/nowhere', 3, '/apps/ecommerce/order/list', 'https://example.com']),
  )
  await open()
  await screen.findAllByRole('link', {}, patient)
  expect(links()).toEqual(['Orders'])
})

test('a screen is found by typing and added, again and again', async () => {
  const { user } = await edit()
  await user.click(screen.getByRole('combobox', { name: 'Add a screen' }))
  await user.keyboard('prod')
  await user.click(await screen.findByRole('option', { name: /Products/ }, patient))
  expect(kept()).toContain('/apps/ecommerce/product/list')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
  await user.keyboard('ord')
  await user.click(await screen.findByRole('option', { name: /Orders/ }, patient))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(links()).toEqual(['Calendar', 'Users', 'Products', 'Orders'])
})

test('one is removed, the focus stays near, and reset brings it back', async () => {
  const { user } = await edit()
  await user.click(screen.getByRole('button', { name: 'Remove Calendar' }))
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  expect(screen.getByText('Calendar was removed')).toBeTruthy()
  expect(order()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(order()).toHaveLength(2)
  expect(localStorage.getItem(key)).toBeNull()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('without any it says so, and they can be added', async () => {
  const { user } = await edit()
  await user.click(screen.getByRole('button', { name: 'Remove Calendar' }))
  await user.click(screen.getByRole('button', { name: 'Remove Users' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('heading', { name: 'No quick links' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByRole('combobox', { name: 'Add a screen' })).toBeTruthy()
})

test('they are put in order by keyboard, and stay so', async () => {
  const { user } = await edit()
  const grid = screen.getByRole('grid')
  within(grid).getAllByRole('row')[0]!.focus()
  await user.keyboard('{ArrowRight}')
  const button = document.activeElement
  await user.keyboard('{Enter}')
  // The drag has begun once the focus stands at the first place to drop.
  await waitFor(() => expect(document.activeElement).not.toBe(button))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect((kept() as string[]).slice(0, 2)).toEqual(['/apps/user/list', '/apps/calendar']))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(links()).toEqual(['Users', 'Calendar'])
})

test('another tab’s choice shows at once', async () => {
  await open()
  await screen.findAllByRole('link', {}, patient)
  localStorage.setItem(key, JSON.stringify(['/apps/ecommerce/product/list']))
  dispatchEvent(new StorageEvent('storage', { key }))
  await waitFor(() => expect(links()).toEqual(['Products']))
})

test('what cannot be kept lasts until the page is left', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  const { user } = await edit()
  await user.click(screen.getByRole('button', { name: 'Remove Calendar' }))
  full.mockRestore()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Quick links' }))
  await screen.findAllByRole('link', {}, patient)
  expect(links()).toEqual(['Users'])
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(order()).toHaveLength(2)
})
