import { PageHeader } from '@data1522/design-system/PageHeader'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { store } from '../../core/store.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/is-open.ts'
import { isPaletteOpenAtom } from './is-open.ts'
import { clearVisits, keepVisit } from './visits.ts'

const PATIENT = { timeout: 20_000 }
const personId = 1

const meta = preview.meta({
  title: 'Screens/Shell/Palette',
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/user/list',
    groups: ['users', 'palette', 'shortcuts'],
    isInAppShell: true,
  }),
  render: () => <PageHeader title="Users" />,
})

/** Nothing of one story is there in the next. */
const forget = () => {
  clearVisits(personId)
  store.set(isPaletteOpenAtom, false)
  store.set(isShortcutHelpOpenAtom, false)
}
const visited = () => {
  forget()
  keepVisit(personId, { href: '/apps/ecommerce/order/list' })
  keepVisit(personId, { href: '/apps/user/view/2', label: 'Ximena Altavista', hint: 'ximena.a@example.com' })
  keepVisit(personId, { href: '/apps/kanban' })
  return forget
}

interface Hands {
  userEvent: { type: (element: Element, text: string) => Promise<void> }
}
const open = async ({ userEvent }: Hands, typed = '') => {
  store.set(isPaletteOpenAtom, true)
  const field = await screen.findByRole('combobox', {}, PATIENT)
  if (typed) await userEvent.type(field, typed)
}

export const Empty = meta.story({ beforeEach: () => forget, play: (hands) => open(hands) })

export const WithRecent = meta.story({ beforeEach: visited, play: (hands) => open(hands) })

export const Typing = meta.story({
  beforeEach: () => forget,
  play: async (hands) => {
    await open(hands, 'invo')
    await screen.findByRole('group', { name: 'Actions' }, PATIENT)
  },
})

export const Records = meta.story({
  beforeEach: () => forget,
  play: async (hands) => {
    await open(hands, 'ximena')
    await screen.findByRole('group', { name: 'Users' }, PATIENT)
  },
})

export const RecordsFailed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '500', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/apps/ecommerce/orders', () => new HttpResponse(null, { status: 500 })))
    return forget
  },
  play: async (hands) => {
    await open(hands, 'ximena')
    await screen.findByRole('option', { name: /Try again/ }, PATIENT)
  },
})

export const NothingFound = meta.story({
  beforeEach: () => forget,
  play: async (hands) => {
    await open(hands, 'qqqqq')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Suggestions' })).toBeVisible(), PATIENT)
  },
})

export const ShortcutList = meta.story({
  beforeEach: () => forget,
  play: async () => {
    store.set(isShortcutHelpOpenAtom, true)
    await screen.findByRole('dialog', {}, PATIENT)
  },
})

export const Picture = meta.story({ tags: ['overlay'], beforeEach: visited, play: (hands) => open(hands) })

export const PictureShortcuts = meta.story({
  tags: ['overlay'],
  beforeEach: () => forget,
  play: async () => {
    store.set(isShortcutHelpOpenAtom, true)
    await screen.findByRole('dialog', {}, PATIENT)
  },
})
