import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kanban } from '../../../../mocks/areas/kanban/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Kanban } from './Kanban.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000
const CARD = 'Sketch the gift wrapping page'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await Promise.all([
    import('./CardDrawer.tsx'),
    import('./RemoveBoard.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/components/Select/SelectPopup.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
  ])
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

const open = (search = '') =>
  renderScreen(<Kanban />, { path: '/apps/kanban', address: `/apps/kanban${search}`, groups: ['kanban'] })
type User = Awaited<ReturnType<typeof open>>['user']
const boards = () => kanban.get().boards.map(({ itemsIds }) => itemsIds)

async function choose(user: User, name: string, ...actions: string[]) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, patience))
  for (const action of actions)
    await user.click(await screen.findByRole('menuitem', { name: action }, patience))
}
const undo = async (user: User) => user.click(await screen.findByRole('button', { name: 'Undo' }, patience))

test(
  'the priority of a card is set, said on it and of it, and taken back',
  async () => {
    const { user } = await open('?card=4')
    const stored = () => kanban.get().items.find(({ id }) => id === 4)!.priority
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await drawer.findByRole('button', { name: /^Priority/ }, patience))
    await user.click(await screen.findByRole('option', { name: 'Urgent' }, patience))
    await waitFor(() => expect(stored()).toBe('urgent'), patience)
    await drawer.findByText('Priority set to Urgent', {}, patience)
    const card = document.querySelector<HTMLElement>('[data-slot="4"]')!
    expect(within(card).getByText('Priority: Urgent')).toBeTruthy()
    await undo(user)
    await waitFor(() => expect(stored()).toBe('normal'), patience)
  },
  LONG,
)

test(
  'a board is deleted after it was said what goes with it, and comes back with its cards',
  async () => {
    const { user } = await open()
    const before = boards()
    await choose(user, 'Up next', 'Delete board')
    const question = within(await screen.findByRole('alertdialog', { name: /Up next/ }, patience))
    expect(question.getByText(/Its 5 cards are deleted with it/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete board' }))
    await waitFor(() => expect(boards()).toEqual(before.slice(1)), patience)
    await undo(user)
    await waitFor(() => expect(boards()).toEqual(before), patience)
  },
  LONG,
)

test(
  'a card is moved to another board by its menu, and comes back',
  async () => {
    const { user } = await open()
    const before = boards()
    await choose(user, CARD, 'Move to', 'Ready to ship')
    await waitFor(() => expect(boards()[2]!.at(-1)).toBe(1), patience)
    await undo(user)
    await waitFor(() => expect(boards()).toEqual(before), patience)
  },
  LONG,
)

test(
  'a card is deleted and comes back to its place',
  async () => {
    const { user } = await open()
    const before = boards()
    await choose(user, CARD, 'Delete card')
    await waitFor(() => expect(boards()[0]).toEqual(before[0]!.slice(1)), patience)
    await undo(user)
    await waitFor(() => expect(boards()).toEqual(before), patience)
  },
  LONG,
)

test(
  'a card is duplicated below itself, and its link can be copied',
  async () => {
    const { user } = await open()
    await choose(user, CARD, 'Duplicate')
    await waitFor(() => expect(screen.getAllByRole('link', { name: CARD })).toHaveLength(2), patience)
    const [first, second] = boards()[0]!.map((id) => kanban.get().items.find((item) => item.id === id)!.title)
    expect([first, second]).toEqual([CARD, CARD])
    await user.click(screen.getAllByRole('button', { name: `Actions for ${CARD}` })[0]!)
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }, patience))
    await screen.findByText('The link is copied', {}, patience)
    expect(await navigator.clipboard.readText()).toMatch(/\/apps\/kanban\?card=1$/)
  },
  LONG,
)

test(
  'the address says which cards show, and they are found by words and label together',
  async () => {
    const { user } = await open('?label=UX&q=gift')
    await screen.findByRole('link', { name: CARD }, patience)
    expect(screen.getByText('1 card matches')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    const cards = () => document.querySelectorAll('[data-card-link]').length
    await waitFor(() => expect(cards()).toBe(kanban.get().items.length), patience)
  },
  LONG,
)
