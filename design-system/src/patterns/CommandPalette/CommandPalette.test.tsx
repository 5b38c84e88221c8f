import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx'

beforeAll(() => import('./PaletteDialog.tsx'))

const groups: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'Apps',
    entries: [
      { id: 'users', label: 'Users', href: '/users' },
      { id: 'orders', label: 'Orders', href: '/orders' },
      { id: 'events', label: 'Événements', href: '/events' },
    ],
  },
  { id: 'forms', title: 'Forms', entries: [{ id: 'users', label: 'Users form', href: '/forms/users' }] },
]
const arabic: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'التطبيقات',
    entries: [
      { id: 'users', label: 'المستخدمون', href: '/users' },
      { id: 'orders', label: 'الطلبات', href: '/orders' },
    ],
  },
]

const setup = async (language: 'en' | 'ar' = 'en') => {
  const navigate = vi.fn<(href: string) => void>()
  const gather = vi.fn<() => PaletteGroup[]>(() => (language === 'ar' ? arabic : groups))
  const view = await render(
    <LinkRouter navigate={navigate}>
      <CommandPalette
        label="Search"
        placeholder="Search or jump to…"
        groups={gather}
        noResults="Nothing found"
      />
    </LinkRouter>,
    { language },
  )
  return { navigate, gather, ...view }
}

type User = Awaited<ReturnType<typeof render>>['user']
const pressShortcut = (user: User) => user.keyboard('{Control>}k{/Control}')
const opened = () => screen.findByRole('searchbox')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const places = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent)

test('opens from its button with every place, gathered only then, and the field ready for words', async () => {
  const { user, gather } = await setup()
  expect(gather).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const field = await opened()
  expect(screen.getByRole('dialog', { name: 'Search' }).contains(field)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(places()).toEqual(['Users', 'Orders', 'Événements', 'Users form'])
  expect(screen.getByRole('group', { name: 'Forms' })).toBeTruthy()
})

test.each([
  ['Control', { ctrlKey: true, key: 'k', code: 'KeyK' }],
  ['Command', { metaKey: true, key: 'k', code: 'KeyK' }],
  ['Control with capitals locked', { ctrlKey: true, key: 'K', code: 'KeyK' }],
  ['Control on an Arabic keyboard', { ctrlKey: true, key: 'ن', code: 'KeyK' }],
])('opens by K with %s, which the browser then leaves alone', async (_, press) => {
  await setup()
  expect(fireEvent.keyDown(document.body, press)).toBe(false)
  await opened()
})

test.each([
  ['K alone', { key: 'k', code: 'KeyK' }],
  ['another letter where K is elsewhere', { ctrlKey: true, key: 't', code: 'KeyK' }],
])('leaves %s to the page', async (_, press) => {
  const { gather } = await setup()
  expect(fireEvent.keyDown(document.body, press)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(gather).not.toHaveBeenCalled()
})

test('stays one open palette while the shortcut is held down', async () => {
  await setup()
  const press = { ctrlKey: true, key: 'k', code: 'KeyK' }
  fireEvent.keyDown(document.body, press)
  for (let repeat = 0; repeat < 3; repeat++) fireEvent.keyDown(document.body, { ...press, repeat: true })
  await opened()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('closes by the shortcut that opened it', async () => {
  const { user } = await setup()
  await pressShortcut(user)
  await opened()
  await pressShortcut(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows what contains the words, whatever the case and the accents', async () => {
  const { user } = await setup()
  await pressShortcut(user)
  await user.type(await opened(), 'USER')
  await waitFor(() => expect(places()).toEqual(['Users', 'Users form']))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'evene')
  await waitFor(() => expect(places()).toEqual(['Événements']))
})

test('goes where the arrows and Enter say, without loading the page, and closes', async () => {
  const { user, navigate } = await setup()
  await pressShortcut(user)
  await user.type(await opened(), 'user')
  await waitFor(() => expect(places()).toEqual(['Users', 'Users form']))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/forms/users'])
  await gone()
})

test('is worked in Arabic with the same keys', async () => {
  const { user, navigate } = await setup('ar')
  await pressShortcut(user)
  await user.type(await opened(), 'الطل')
  await waitFor(() => expect(places()).toEqual(['الطلبات']))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/orders'])
  await gone()
})

test('goes where it is clicked', async () => {
  const { user, navigate } = await setup()
  await user.click(screen.getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Orders' }))
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/orders'])
  await gone()
})

test('says when nothing matches, and Enter then goes nowhere', async () => {
  const { user, navigate } = await setup()
  await pressShortcut(user)
  await user.type(await opened(), 'zebra')
  await waitFor(() => expect(places()).toEqual(['Nothing found']))
  await user.keyboard('{Enter}')
  expect(navigate).not.toHaveBeenCalled()
})

test('closes by Escape, gives focus back and forgets the words', async () => {
  const { user } = await setup()
  await user.click(screen.getByRole('button'))
  await user.type(await opened(), 'user')
  await user.keyboard('{Escape}')
  if (screen.queryByRole('dialog')) await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' })))
  await pressShortcut(user)
  expect(((await opened()) as HTMLInputElement).value).toBe('')
})

// The tester looks for the dialog at once, so what comes on intent is there before.
beforeAll(() => import('./PaletteDialog.tsx'))

test.each(inputs)('leads to a place by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { hands, choose, user } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <CommandPalette label="Search" placeholder="Jump to" groups={() => groups} noResults="Nothing" />
    </LinkRouter>,
  )
  const palette = hands.createTester('Dialog', { root: screen.getByRole('button') })
  await palette.open()
  await palette.close()
  await waitFor(() => expect(document.activeElement).toBe(palette.trigger))
  await palette.open()
  if (input.by === 'keyboard') await user.keyboard('orders{Enter}')
  else await choose(screen.getByRole('menuitem', { name: 'Orders' }))
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/orders'])
  await gone()
})
