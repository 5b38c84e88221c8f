import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kanban } from '../../../../mocks/areas/kanban/collection.ts'
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

test(
  'a comment joins those that others have written meanwhile',
  async () => {
    const { user } = await open('?card=1')
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    const box = await drawer.findByRole('textbox', { name: 'Write a comment' }, patience)
    const state = kanban.get()
    kanban.set({
      ...state,
      items: state.items.map((item) => (item.id === 1 ? { ...item, comments: 'From another tab' } : item)),
    })
    await user.type(box, 'From here')
    await user.click(drawer.getByRole('button', { name: 'Send comment' }))
    const comments = () => kanban.get().items.find(({ id }) => id === 1)!.comments
    await waitFor(() => expect(comments()).toContain('From here'), patience)
    expect(comments()).toBe('From another tab\n\nFrom here')
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
