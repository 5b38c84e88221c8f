import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LinkRouter } from '../../components/Link/LinkRouter.tsx'
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette.tsx'
import { CommandPaletteButton } from './CommandPaletteButton.tsx'

// What comes on intent is there before, since nobody hovers here.
beforeAll(() => import('./PaletteDialog.tsx'))

const place = (label: string, href: string) => ({ id: href, label, href })
const groups: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'Apps',
    entries: [place('Users', '/users'), place('Orders', '/orders'), place('Événements', '/events')],
  },
  { id: 'forms', title: 'Forms', entries: [place('Users form', '/forms/users')] },
]
const arabic: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'التطبيقات',
    entries: [place('المستخدمون', '/users'), place('الطلبات', '/orders'), place('الفواتير', '/invoices')],
  },
]

type Options = Partial<CommandPaletteProps>

function Search(palette: Options) {
  const [isOpen, setOpen] = useState(false)
  const shared = { placeholder: 'Search or jump to…', isOpen, onOpenChange: setOpen }
  return (
    <>
      <CommandPaletteButton {...shared} />
      <CommandPalette label="Search" groups={groups} {...palette} {...shared} />
    </>
  )
}

const setup = async (options: Options = {}, language: 'en' | 'ar' = 'en') => {
  const navigate = vi.fn<(href: string) => void>()
  const view = await render(
    <LinkRouter navigate={navigate}>
      <Search {...options} />
      <button type="button">Elsewhere</button>
    </LinkRouter>,
    { language },
  )
  return { navigate, ...view }
}

type User = Awaited<ReturnType<typeof render>>['user']
const pressShortcut = (user: User) => user.keyboard('{Control>}k{/Control}')
const opened = () => screen.findByRole<HTMLInputElement>('combobox')
const openedBy = async (user: User, typed = '') => {
  await pressShortcut(user)
  const field = await opened()
  if (typed) await user.type(field, typed)
  return field
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}
const said = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('')
const visited = (navigate: { mock: { calls: unknown[][] } }) => navigate.mock.calls.map(([href]) => href)

describe('its button', () => {
  test('opens it with every place and the field ready for words', async () => {
    const { user } = await setup()
    await user.click(screen.getByRole('button', { name: 'Search or jump to…' }))
    const field = await opened()
    expect(screen.getByRole('dialog', { name: 'Search' }).contains(field)).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(rows()).toEqual(['Users', 'Orders', 'Événements', 'Users form'])
    expect(within(screen.getByRole('group', { name: 'Forms' })).getAllByRole('option')).toHaveLength(1)
  })

  test.each([
    ['Control', { ctrlKey: true, key: 'k', code: 'KeyK' }],
    ['Command', { metaKey: true, key: 'k', code: 'KeyK' }],
    ['Control with capitals locked', { ctrlKey: true, key: 'K', code: 'KeyK' }],
    ['Control on an Arabic keyboard', { ctrlKey: true, key: 'ن', code: 'KeyK' }],
  ])('opens it by K with %s, which the browser then leaves alone', async (_, press) => {
    await setup()
    expect(fireEvent.keyDown(document.body, press)).toBe(false)
    await opened()
  })

  test.each([
    ['K alone', { key: 'k', code: 'KeyK' }],
    ['K with Control and Alt', { ctrlKey: true, altKey: true, key: 'k', code: 'KeyK' }],
    ['another letter where K is elsewhere', { ctrlKey: true, key: 't', code: 'KeyK' }],
  ])('leaves %s to the page', async (_, press) => {
    await setup()
    expect(fireEvent.keyDown(document.body, press)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('stays one open palette while the keys are held down, and closes by the same', async () => {
    const { user } = await setup()
    const press = { ctrlKey: true, key: 'k', code: 'KeyK' }
    fireEvent.keyDown(document.body, press)
    for (let repeat = 0; repeat < 3; repeat++) fireEvent.keyDown(document.body, { ...press, repeat: true })
    await opened()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await pressShortcut(user)
    await gone()
  })
})

describe('by keyboard', () => {
  test('the first row is marked, the arrows go round, the pages go by group', async () => {
    const { user } = await setup()
    await openedBy(user)
    expect(active()).toBe('Users')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Événements')
    await user.keyboard('{PageDown}')
    expect(active()).toBe('Users form')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Users')
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Users form')
    await user.keyboard('{PageUp}')
    expect(active()).toBe('Users')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Users')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  test.each([
    ['en', groups, 'user', '/forms/users'],
    ['ar', arabic, 'ال', '/invoices'],
  ] as const)(
    '%s: goes where the arrows and Enter say, without loading the page',
    async (...[language, places, typed, to]) => {
      const { user, navigate } = await setup({ groups: places }, language)
      await openedBy(user, typed)
      await user.keyboard('{ArrowDown}{Enter}')
      expect(visited(navigate)).toEqual([to])
      await gone()
    },
  )

  test('Enter goes to what stands first', async () => {
    const { user, navigate } = await setup()
    await openedBy(user, 'evene{Enter}')
    expect(visited(navigate)).toEqual(['/events'])
  })

  test('Escape closes, whatever is typed, and gives the focus back', async () => {
    const { user } = await setup()
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await openedBy(user, 'user')
    await user.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(document.activeElement).toBe(elsewhere))
    expect((await openedBy(user)).value).toBe('')
  })
})

describe('what it finds', () => {
  test('is said: how many, or that it is nothing', async () => {
    const { user } = await setup()
    const field = await openedBy(user, 'user')
    expect(said()).toBe('2 results')
    await user.clear(field)
    expect(said()).toBe('')
    await user.type(field, 'zebra')
    expect(said()).toBe('Nothing found for “zebra”')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  test('Enter leads nowhere where nothing is found, until a suggestion is chosen', async () => {
    const { user, navigate } = await setup({ suggestions: [place('Orders', '/orders')] })
    await openedBy(user, 'zebra{Enter}')
    expect(navigate).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(visited(navigate)).toEqual(['/orders'])
  })

  test('is marked in its label', async () => {
    const { user } = await setup()
    await openedBy(user, 'even')
    expect(document.querySelector('mark')?.textContent).toBe('Évén')
  })

  test('shows five of a group, and all of them when asked', async () => {
    const entries = [1, 2, 3, 4, 5, 6, 7].map((number) => place(`Card ${number}`, `/cards/${number}`))
    const { user, navigate } = await setup({ groups: [{ id: 'cards', title: 'Cards', entries }] })
    await openedBy(user, 'card')
    expect(rows()).toHaveLength(6)
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Show all 7')
    await user.keyboard('{Enter}')
    expect(rows()).toHaveLength(7)
    expect(active()).toBe('Card 6')
    await user.keyboard('{Enter}')
    expect(visited(navigate)).toEqual(['/cards/6'])
  })

  test('recent ones stand there only until something is typed, and can be cleared in place', async () => {
    function Forgetful() {
      const [isCleared, setCleared] = useState(false)
      const clear = { id: 'clear', label: 'Clear recent', isKeptOpen: true, onAction: () => setCleared(true) }
      const recent = {
        id: 'recent',
        title: 'Recent',
        isRecent: true,
        entries: [place('Orders', '/orders'), clear],
      }
      return <Search groups={isCleared ? groups : [recent, ...groups]} />
    }
    const { user } = await render(<Forgetful />)
    const field = await openedBy(user, 'orders')
    expect(rows()).toEqual(['Orders'])
    await user.clear(field)
    expect(rows().slice(0, 2)).toEqual(['Orders', 'Clear recent'])
    await user.click(screen.getByRole('option', { name: 'Clear recent' }))
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
    expect(document.activeElement).toBe(field)
  })
})

test('does an action once the palette is gone and the focus is back', async () => {
  let focused: Element | null = null
  const onAction = vi.fn<() => void>(() => (focused = document.activeElement) && undefined)
  const onChoose = vi.fn<(entry: { id: string }) => void>()
  const { user } = await setup({
    groups: [{ id: 'do', title: 'Do', entries: [{ id: 'dark', label: 'Dark', onAction }] }],
    onChoose,
  })
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  elsewhere.focus()
  await openedBy(user, 'dark{Enter}')
  await waitFor(() => expect(onAction).toHaveBeenCalledTimes(1))
  expect(focused).toBe(elsewhere)
  expect(onChoose.mock.calls[0]?.[0].id).toBe('dark')
})

test('a link opens in a tab of its own with Control, and the palette stays', async () => {
  const { user, navigate } = await setup()
  await openedBy(user)
  const link = screen.getByRole('option', { name: 'Orders' })
  const isLeftToTheBrowser = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener('click', isLeftToTheBrowser, { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(isLeftToTheBrowser).toHaveBeenCalled()
  expect(link.getAttribute('href')).toBe('/orders')
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each(inputs)('leads to a place by $by in $language', async (input) => {
  const navigate = vi.fn<(href: string) => void>()
  const { hands, choose, user } = await renderFor(
    input,
    <LinkRouter navigate={navigate}>
      <Search />
    </LinkRouter>,
  )
  const palette = hands.createTester('Dialog', { root: screen.getByRole('button') })
  await palette.open()
  await palette.close()
  await waitFor(() => expect(document.activeElement).toBe(palette.trigger))
  await palette.open()
  if (input.by === 'keyboard') await user.keyboard('orders{Enter}')
  else await choose(screen.getByRole('option', { name: 'Orders' }))
  expect(visited(navigate)).toEqual(['/orders'])
  await gone()
})
