import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { kanban } from '../../../../mocks/areas/kanban/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
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
    import('./RemoveBoard.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
  ])
}, 60_000)
afterAll(() => vi.unstubAllGlobals())

const open = (search = '') =>
  renderScreen(
    <>
      <Link to="?card=1">Another card</Link>
      <Kanban />
    </>,
    { path: '/apps/kanban', address: `/apps/kanban${search}`, groups: ['kanban'] },
  )
type User = Awaited<ReturnType<typeof open>>['user']

async function chooseForBoard(user: User, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }, patience))
  await user.click(await screen.findByRole('menuitem', { name: action }, patience))
}

type Send = () => Promise<Response>

/** Plays the line to the mock, which listens by now, until the test ends. */
function playFetch(play: (url: string, send: Send) => Promise<Response>) {
  const original = globalThis.fetch
  onTestFinished(() => void vi.stubGlobal('fetch', original))
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) =>
    play(new Request(input, init).url, () => original(input, init)),
  )
}

/** Holds the call that renames a board back until it is let go. */
function holdRename() {
  let release = (_isRefused: boolean) => {}
  const isHeld = new Promise<boolean>((resolve) => {
    release = resolve
  })
  playFetch(async (url, send) => {
    if (url.endsWith('/board/rename') && (await isHeld))
      return Response.json({ message: 'No' }, { status: 500 })
    return send()
  })
  return release
}

test.each([
  { isRefused: false, said: 'The board was renamed “Later”', title: 'Later' },
  { isRefused: true, said: 'The change was not saved', title: 'Up next' },
])(
  'a new title that is answered late leaves alone what was begun since: $said',
  async ({ isRefused, said, title }) => {
    const { user } = await open()
    const release = holdRename()
    await chooseForBoard(user, 'Up next', 'Rename')
    const field = await screen.findByRole('textbox', { name: 'Title of the board' }, patience)
    await user.clear(field)
    await user.type(field, 'Later{Enter}')
    await user.click(screen.getByRole('button', { name: 'Add board' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title of the board' }, patience), 'Some day')
    release(isRefused)
    await screen.findByText(said, {}, patience)
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title of the board' }).value).toBe(
      'Some day',
    )
    await waitFor(() => expect(kanban.get().boards[0]!.title).toBe(title), patience)
    await screen.findByRole('region', { name: title }, patience)
  },
  LONG,
)

test(
  'whoever left while a question was open is not asked again when they come back',
  async () => {
    const { user, unmount } = await open()
    await chooseForBoard(user, 'Up next', 'Delete board')
    await screen.findByRole('alertdialog', { name: /Up next/ }, patience)
    unmount()
    await open()
    await screen.findByRole('region', { name: 'Up next' }, patience)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
  LONG,
)

test(
  'the boards that one person has folded are open for the next, and folded for the first again',
  async () => {
    const { user } = await open()
    await chooseForBoard(user, 'Up next', 'Collapse board')
    await screen.findByRole('button', { name: 'Unfold Up next' }, patience)
    const first = store.get(sessionAtom)!
    act(() => store.set(sessionAtom, { ...first, userData: { ...first.userData, id: 10 } }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unfold Up next' })).toBeNull(), patience)
    act(() => store.set(sessionAtom, first))
    await user.click(await screen.findByRole('button', { name: 'Unfold Up next' }, patience))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unfold Up next' })).toBeNull(), patience)
  },
  LONG,
)

test(
  'what was begun in the drawer of one card does not go on in that of another',
  async () => {
    const { user } = await open('?card=4')
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await drawer.findByRole('button', { name: 'Add a step' }, patience))
    await drawer.findByRole('textbox', { name: 'Step title' }, patience)
    // As the search or the browser's own keys lead on, while the page behind is out of reach.
    act(() => screen.getByText('Another card').click())
    await screen.findByRole('dialog', { name: 'Sketch the gift wrapping page' }, patience)
    expect(screen.queryByRole('textbox', { name: 'Step title' })).toBeNull()
  },
  LONG,
)

test(
  'of pasted lines no more are added once somebody else is here',
  async () => {
    const { user, settled } = await open()
    const first = store.get(sessionAtom)!
    await user.click((await screen.findAllByRole('button', { name: 'Add card' }, patience))[0]!)
    await user.click(screen.getByRole('textbox', { name: 'Title of the card' }))
    playFetch(async (url, send) => {
      const answer = await send()
      if (url.endsWith('/item/add'))
        act(() => store.set(sessionAtom, { ...first, userData: { ...first.userData, id: 10 } }))
      return answer
    })
    await user.paste('One more kettle\nAnd a lid')
    await user.keyboard('{Enter}')
    await screen.findByRole('link', { name: 'One more kettle' }, patience)
    await settled()
    expect(kanban.get().items.map(({ title }) => title)).not.toContain('And a lid')
    expect(screen.queryByText(/not added/)).toBeNull()
  },
  LONG,
)
