import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { person, renderNavbar } from '../../../../tests/support/navbar.tsx'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { isCustomizerOpenAtom } from '../customizer/is-open.ts'
import { isDeveloperPanelOpenAtom } from '../developer/is-open.ts'
import { allRoutes as routes } from '../../../../tests/support/all-routes.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { UserMenu } from './UserMenu.tsx'

beforeAll(() => import('../../../../design-system/src/components/Menu/MenuPopup.tsx'))
afterEach(() => {
  store.set(isCustomizerOpenAtom, false)
  store.set(isDeveloperPanelOpenAtom, false)
})

const open = async (
  language: 'en' | 'fr' | 'ar' = 'en',
  who: Parameters<typeof UserMenu>[0]['person'] = person,
) => {
  const view = await renderNavbar(<UserMenu person={who} />, { language })
  await view.user.tab()
  await view.user.keyboard('{ArrowDown}')
  await screen.findByRole('menu', {}, { timeout: 4000 })
  return view
}

test.each([
  ['en', 'Administrator'],
  ['fr', 'Administrateur'],
  ['ar', 'مدير النظام'],
] as const)('says whose it is, in %s', async (language, role) => {
  await open(language)
  expect(screen.getByRole('menu', { description: `Ines Halvorsen ${role}` })).toBeTruthy()
})

test('shows a role that it does not know as it is', async () => {
  await open('en', { ...person, role: 'caretaker' as never })
  expect(screen.getByText('caretaker')).toBeTruthy()
})

test('every link of it leads to an address of the product', async () => {
  await open()
  const entries = screen.getAllByRole('menuitem')
  const hrefs = entries.flatMap((entry) => entry.getAttribute('href') ?? [])
  expect(hrefs).toHaveLength(5)
  for (const href of hrefs) expect(routes.some(({ path }) => matchPath(path, href))).toBe(true)
})

test.each([
  ['Customise', isCustomizerOpenAtom],
  ['Developer panel', isDeveloperPanelOpenAtom],
])('%s opens what it says', async (name, atom) => {
  const { user } = await open()
  await user.click(screen.getByRole('menuitem', { name }))
  expect(store.get(atom)).toBe(true)
})

test('offers to view as someone else only to who may do everything', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('menuitem', { name: 'View as…' })).toBeTruthy()
  unmount()
  const { user } = await renderNavbar(<UserMenu person={person} />)
  store.set(sessionAtom, { userData: person, accessToken: 'token', userAbilityRules: [] })
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('menuitem', { name: /^Profile/ })
  expect(screen.queryByRole('menuitem', { name: 'View as…' })).toBeNull()
})

test('signs out', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(shownAddress()).toBe('/login'))
  expect(store.get(sessionAtom)).toBeNull()
})
