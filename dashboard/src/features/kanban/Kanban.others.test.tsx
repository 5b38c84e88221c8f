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
  await Promise.all([
    import('./CardDrawer.tsx'),
    import('./LimitBoard.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
  ])
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

const open = (search = '') =>
  renderScreen(<Kanban />, {
    path: '/apps/kanban',
    address: `/apps/kanban${search}`,
    groups: ['kanban'],
  })

const openCard = async () => {
  const { user, settled } = await open('?card=4')
  const drawer = within(await screen.findByRole('dialog', {}, patience))
  return { user, settled, drawer }
}
/** The way back that a notice offers. */
const undoOf = async (said: string) => {
  const notice = (await screen.findByText(said, {}, patience)).closest<HTMLElement>('[role=alertdialog]')!
  return within(notice).getByRole('button', { name: 'Undo' })
}
const stored = (id: number) => kanban.get().items.find((item) => item.id === id)!

test(
  'a comment joins those of others, says who wrote it, and is taken back by undo',
  async () => {
    const { user, drawer } = await openCard()
    const box = await drawer.findByRole('textbox', { name: 'Write a comment' }, patience)
    await user.type(box, 'From here')
    await user.click(drawer.getByRole('button', { name: 'Send comment' }))
    const said = await drawer.findByText('From here', { selector: 'bdi' }, patience)
    expect(said.closest('li')!.textContent).toContain('Ines Halvorsen')
    expect(stored(4)).toMatchObject({
      commentsCount: 2,
      comments: expect.stringMatching(/lighthouse.\n\nFrom here$/),
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    await waitFor(() => expect(stored(4).commentsCount).toBe(1), patience)
  },
  LONG,
)

test(
  'steps are added by Enter, ticked, deleted and brought back, beside those of another tab',
  async () => {
    const { user, drawer } = await openCard()
    await user.click(await drawer.findByRole('button', { name: 'Add a step' }, patience))
    await user.type(drawer.getByRole('textbox', { name: 'Step title' }), 'Ask the ferry{Enter}')
    await waitFor(() => expect(stored(4).checklist).toHaveLength(1), patience)
    const state = kanban.get()
    const other = { id: 1522, text: 'Ask the hut', isDone: false }
    kanban.set({
      ...state,
      items: state.items.map((item) =>
        item.id === 4 ? { ...item, checklist: [...item.checklist, other] } : item,
      ),
    })
    await user.click(drawer.getByRole('checkbox', { name: 'Ask the ferry' }))
    await waitFor(() => expect(stored(4).checklist[0]!.isDone).toBe(true), patience)
    await drawer.findByText('“Ask the ferry” is done', {}, patience)
    await user.click(drawer.getByRole('button', { name: 'Actions for the step Ask the ferry' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete step' }, patience))
    await waitFor(() => expect(stored(4).checklist).toEqual([other]), patience)
    await user.click(await undoOf('The step “Ask the ferry” was deleted'))
    await waitFor(
      () => expect(stored(4).checklist.map(({ text }) => text)).toEqual(['Ask the ferry', 'Ask the hut']),
      patience,
    )
  },
  LONG,
)

test(
  'steps that were added and ticked are taken back by undo',
  async () => {
    const { user, drawer } = await openCard()
    await user.click(await drawer.findByRole('button', { name: 'Add a step' }, patience))
    await user.type(drawer.getByRole('textbox', { name: 'Step title' }), 'Ask the ferry{Enter}')
    await user.click(await drawer.findByRole('checkbox', { name: 'Ask the ferry' }, patience))
    await user.click(await undoOf('The step “Ask the ferry” is done'))
    await waitFor(() => expect(stored(4).checklist).toMatchObject([{ isDone: false }]), patience)
    await user.click(await undoOf('The step “Ask the ferry” was added'))
    await waitFor(() => expect(stored(4).checklist).toEqual([]), patience)
  },
  LONG,
)

test(
  'a file is kept whole and can be taken away, and one that is too big is refused',
  async () => {
    const { user, drawer } = await openCard()
    const button = await drawer.findByRole('button', { name: 'Attach files' }, patience)
    const input = button.parentElement!.querySelector('input')!
    await user.upload(input, new File(['question,count'], 'questions.csv', { type: 'text/csv' }))
    const link = await drawer.findByRole('link', { name: /questions.csv/ }, patience)
    expect(link.getAttribute('href')).toBe('data:text/csv;base64,cXVlc3Rpb24sY291bnQ=')
    expect(stored(4).attachments).toBe(1)
    await user.click(drawer.getByRole('button', { name: 'Remove questions.csv' }))
    await waitFor(() => expect(stored(4).attachments).toBe(0), patience)
    await user.upload(input, new File([new Uint8Array(1_000_001)], 'film.mp4'))
    await drawer.findByText(/film.mp4 is too big/, {}, patience)
  },
  LONG,
)

test(
  'a full board takes no new card, until its limit is taken away',
  async () => {
    const { user } = await open()
    const bench = within(await screen.findByRole('region', { name: 'On the bench' }, patience))
    expect(bench.queryByRole('button', { name: 'Add card' })).toBeNull()
    await user.click(bench.getByRole('button', { name: 'Actions for On the bench' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Set a limit' }, patience))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.clear(dialog.getByRole('textbox', { name: /Card limit/ }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await bench.findByRole('button', { name: 'Add card' }, patience)
    await waitFor(() => expect(kanban.get().boards[1]!.limit).toBeNull(), patience)
  },
  LONG,
)

test(
  'the undo of a new board leaves one that has got cards',
  async () => {
    const { user, settled } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add board' }, patience))
    await user.type(screen.getByRole('textbox', { name: 'Title of the board' }), 'Later{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' }, patience)
    const state = kanban.get()
    kanban.set({
      ...state,
      boards: state.boards.map((one) => (one.title === 'Later' ? { ...one, itemsIds: [1] } : one)),
    })
    await user.click(undo)
    await settled()
    expect(kanban.get().boards.map(({ title }) => title)).toContain('Later')
  },
  LONG,
)

test(
  'more cards than a board has room for stay in the field, and it says how many fit',
  async () => {
    kanban.set({ ...kanban.get(), boards: kanban.get().boards.map((one) => ({ ...one, limit: 6 })) })
    const { user } = await open()
    const upNext = within(await screen.findByRole('region', { name: /^Up next/ }, patience))
    await user.click(upNext.getByRole('button', { name: 'Add card' }))
    const field = upNext.getByRole<HTMLTextAreaElement>('textbox')
    await user.click(field)
    await user.paste('Fold the boxes\nOrder ribbon')
    await user.keyboard('{Enter}')
    expect((await upNext.findByRole('alert', {}, patience)).textContent).toBe(
      'Up next has room for 1 more card',
    )
    await waitFor(() => expect(field.value).toBe('Fold the boxes\nOrder ribbon'), patience)
    expect(kanban.get().boards[0]!.itemsIds).toHaveLength(5)
  },
  LONG,
)

test(
  'steps that are too long stay in the field',
  async () => {
    const { user, drawer } = await openCard()
    await user.click(await drawer.findByRole('button', { name: 'Add a step' }, patience))
    const field = drawer.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step title' })
    await user.click(field)
    await user.paste('x'.repeat(201))
    await user.keyboard('{Enter}')
    expect((await drawer.findByRole('alert', {}, patience)).textContent).toContain('200')
    await waitFor(() => expect(field.value).toHaveLength(201), patience)
    expect(stored(4).checklist).toHaveLength(0)
  },
  LONG,
)

test(
  'a title that is not saved stays in the field',
  async () => {
    const { user, drawer } = await openCard()
    const field = await drawer.findByRole<HTMLInputElement>(
      'textbox',
      { name: /Title of the card/ },
      patience,
    )
    setScenario({ fail: 'kanban' })
    await user.clear(field)
    await user.type(field, 'Ask the lighthouse')
    await user.tab()
    await screen.findByText('The change was not saved', {}, patience)
    expect(field.value).toBe('Ask the lighthouse')
    setScenario({})
    await user.click(field)
    await user.tab()
    await waitFor(() => expect(stored(4).title).toBe('Ask the lighthouse'), patience)
  },
  LONG,
)

test(
  'labels that are given in two tabs are both kept, and a person keeps its id',
  async () => {
    const { user, settled, drawer } = await openCard()
    const field = await drawer.findByRole('button', { name: /^Labels/ }, patience)
    const state = kanban.get()
    kanban.set({
      ...state,
      items: state.items.map((item) => (item.id === 4 ? { ...item, labels: ['UX'] } : item)),
    })
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Dashboard' }, patience))
    await waitFor(() => expect(stored(4).labels.toSorted()).toEqual(['Dashboard', 'UX']), patience)
    await user.keyboard('{Escape}')
    await user.click(drawer.getByRole('button', { name: /^Assignees/ }))
    await user.click(await screen.findByRole('option', { name: /Ines Halvorsen/ }, patience))
    await waitFor(() => expect(stored(4).members).toHaveLength(2), patience)
    expect(stored(4).members.map(({ id }) => typeof id)).toEqual(['number', 'number'])
    await settled()
  },
  LONG,
)

test(
  'the undo of a new order leaves a board where somebody put it since',
  async () => {
    const { user, settled } = await open()
    const ids = () => kanban.get().boards.map(({ id }) => id)
    const grip = await screen.findByRole('button', { name: /^Move Up next/ }, patience)
    grip.focus()
    await user.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(ids()).toEqual([2, 1, 3]), patience)
    const undo = await screen.findByRole('button', { name: 'Undo' }, patience)
    const state = kanban.get()
    kanban.set({ ...state, boards: state.boards.toReversed() })
    await user.click(undo)
    await settled()
    expect(ids()).toEqual([3, 1, 2])
  },
  LONG,
)

test.each([
  ['on its card', '', /^Collect every question/, 'link'],
  ['on the heading, where the card is filtered away', '&q=gift', 'Kanban', 'heading'],
])(
  'a card opened by its address leaves the focus %s',
  async (_, filter, name, role) => {
    const { user } = await open(`?card=4${filter}`)
    await screen.findByRole('dialog', {}, patience)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })), patience)
  },
  LONG,
)
