import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kanban } from '../../../../mocks/areas/kanban/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Kanban } from './Kanban.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

beforeAll(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await import('../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

const open = (search = '') =>
  renderScreen(<Kanban />, {
    path: '/apps/kanban',
    address: `/apps/kanban${search}`,
    groups: ['kanban'],
  })
const stored = () => kanban.get().boards.map(({ itemsIds }) => itemsIds)
const card = (name: string) => screen.findByRole('link', { name }, patience)

test(
  'a card is moved by keys to the next board, and comes back by undo',
  async () => {
    const { user } = await open()
    const before = stored()
    ;(await card('Sketch the gift wrapping page')).focus()
    await user.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(stored()[1]![0]).toBe(1), patience)
    expect(stored()[0]).toEqual([2, 3, 4, 5])
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(stored()).toEqual(before), patience)
  },
  LONG,
)

test(
  'a move that takes a board over its limit is said',
  async () => {
    const { user } = await open()
    ;(await card('Sketch the gift wrapping page')).focus()
    await user.keyboard(' {ArrowRight} ')
    const said = /was moved to On the bench, which is over its limit of 5/
    expect(await screen.findByText(said, {}, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'of two moves that overlap, the one that fails is taken back alone',
  async () => {
    const { user } = await open()
    const before = stored()
    const ids = new Set<string>()
    const original = globalThis.fetch
    vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
      const { url } = new Request(input, init)
      if (!url.endsWith('/item/1/move')) return original(input, init)
      ids.add(url)
      return Promise.resolve(Response.json({ message: 'No' }, { status: 500 }))
    })
    ;(await card('Sketch the gift wrapping page')).focus()
    await user.keyboard(' {ArrowRight} ')
    ;(await card('Dark theme for the packing tablet')).focus()
    await user.keyboard(' {ArrowUp} ')
    await screen.findByText('The change was not saved', {}, patience)
    await waitFor(() => expect(stored()[2]).toEqual([11, 13, 12, 14]), patience)
    vi.stubGlobal('fetch', original)
    expect(ids.size).toBe(1)
    expect(stored()[0]).toEqual(before[0])
    const first = within(screen.getByRole('region', { name: 'Up next' }))
    await waitFor(
      () => expect(first.getAllByRole('link')[0]!.textContent).toBe('Sketch the gift wrapping page'),
      patience,
    )
  },
  LONG,
)

test(
  'a move that fails is taken off the screen again',
  async () => {
    const { user } = await open()
    const link = await card('Sketch the gift wrapping page')
    setScenario({ fail: 'kanban' })
    link.focus()
    await user.keyboard(' {ArrowRight} ')
    await screen.findByText('The change was not saved', {}, patience)
    const first = within(screen.getByRole('region', { name: 'Up next' }))
    await waitFor(
      () => expect(first.getAllByRole('link')[0]!.textContent).toBe('Sketch the gift wrapping page'),
      patience,
    )
  },
  LONG,
)

test(
  'pasted lines make a card each',
  async () => {
    const { user } = await open()
    await user.click((await screen.findAllByRole('button', { name: 'Add card' }, patience))[0]!)
    await user.click(screen.getByRole('textbox', { name: 'Title of the card' }))
    await user.paste('One more kettle\nAnd a lid')
    await user.keyboard('{Enter}')
    await card('And a lid')
    expect(stored()[0]).toHaveLength(7)
  },
  LONG,
)

test(
  'a card for a board that others have filled meanwhile is not lost, and it says why',
  async () => {
    const withLimit = (limit: number) =>
      kanban.set({ ...kanban.get(), boards: kanban.get().boards.map((one) => ({ ...one, limit })) })
    withLimit(6)
    const { user } = await open()
    await user.click((await screen.findAllByRole('button', { name: 'Add card' }, patience))[0]!)
    const { boards, ...rest } = kanban.get()
    kanban.set({
      ...rest,
      boards: boards.map((one, index) => (index === 0 ? { ...one, itemsIds: [...one.itemsIds, 14] } : one)),
    })
    await user.type(screen.getByRole('textbox', { name: 'Title of the card' }), 'One more kettle{Enter}')
    await screen.findByText('“One more kettle” was not added', {}, patience)
    expect(screen.getByText('Up next is full: no more cards can be added')).toBeTruthy()
    expect(stored()[0]).toHaveLength(6)
    withLimit(7)
    await user.click(screen.getByRole('button', { name: 'Add again' }))
    await card('One more kettle')
  },
  LONG,
)

test(
  'lines that do not get there are not lost, but added again',
  async () => {
    const { user } = await open()
    await user.click((await screen.findAllByRole('button', { name: 'Add card' }, patience))[0]!)
    await user.click(screen.getByRole('textbox', { name: 'Title of the card' }))
    setScenario({ fail: 'kanban' })
    await user.paste('One more kettle\nAnd a lid')
    await user.keyboard('{Enter}')
    const again = await screen.findByRole('button', { name: 'Add again' }, patience)
    expect(screen.getByText('2 cards were not added')).toBeTruthy()
    setScenario({})
    await user.click(again)
    await card('And a lid')
    expect(stored()[0]).toHaveLength(7)
  },
  LONG,
)

test(
  'undo of a move leaves a card where it was moved on since',
  async () => {
    const { user, settled } = await open()
    ;(await card('Sketch the gift wrapping page')).focus()
    await user.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(stored()[1]![0]).toBe(1), patience)
    const undo = await screen.findByRole('button', { name: 'Undo' }, patience)
    const movedOn = kanban.get().boards.map((board, index) => ({
      ...board,
      itemsIds: [...board.itemsIds.filter((id) => id !== 1), ...(index === 2 ? [1] : [])],
    }))
    kanban.set({ ...kanban.get(), boards: movedOn })
    await user.click(undo)
    await settled()
    expect(stored()[2]!.at(-1)).toBe(1)
  },
  LONG,
)

test(
  'a board does not take the title of another',
  async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add board' }, patience))
    await user.type(screen.getByRole('textbox', { name: 'Title of the board' }), 'UP NEXT{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('A board with this title already exists')
    expect(stored()).toHaveLength(3)
  },
  LONG,
)

test(
  'what cannot be loaded is said',
  async () => {
    setScenario({ fail: 'kanban' })
    await open()
    expect(
      await screen.findByRole('heading', { name: 'The boards could not be loaded' }, patience),
    ).toBeTruthy()
  },
  LONG,
)
