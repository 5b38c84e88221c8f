import { delay, http, HttpResponse } from 'msw'
import { screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ExamplePage } from '../../../../tests/support/ExamplePage.tsx'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { queryClient } from '../../core/api/query-client.ts'
import { store } from '../../core/store.ts'
import { isNotificationsOpenAtom } from './is-open.ts'

const PATIENT = { timeout: 20_000 }
const around = screenAt({ path: '/apps/calendar', groups: [], isInAppShell: true })

const meta = preview.meta({
  title: 'Screens/Shell/Notifications',
  component: ExamplePage,
  tags: ['!autodocs'],
  ...around,
  beforeEach: async (context) => {
    const clock = Date.now
    const tidy = await around.beforeEach(context)
    queryClient.clear()
    // How long ago something was is counted from the moment at which the mock stands.
    const now = Date.parse('2026-11-20T09:00:00Z')
    Date.now = () => now
    store.set(isNotificationsOpenAtom, true)
    return () => {
      Date.now = clock
      store.set(isNotificationsOpenAtom, false)
      tidy()
    }
  },
})

const NAME = /^(Notifications|الإشعارات)$/
const panel = () => screen.findByRole('dialog', { name: NAME }, PATIENT)
const list = async () => within(await panel()).findByRole('list', { name: NAME }, PATIENT)

export const Ready = meta.story({ play: async () => void (await list()) })

/** The bell says how many are new before it is pressed. */
export const Closed = meta.story({
  beforeEach: () => store.set(isNotificationsOpenAtom, false),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications 4 unread' }, PATIENT)
  },
})

export const FirstLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/notifications', () => delay('infinite'))),
  play: async () => void (await within(await panel()).findByText('Loading notifications', {}, PATIENT)),
})

export const EmptyForever = meta.story({
  beforeEach: () => setScenario({ empty: true }),
  play: async () =>
    void (await within(await panel()).findByRole('heading', { name: 'Nothing new yet' }, PATIENT)),
})

export const AllRead = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await panel())
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark all as read' }, PATIENT))
    await userEvent.click(dialog.getByRole('radio', { name: 'Unread' }))
    await dialog.findByRole('heading', { name: 'All read' }, PATIENT)
  },
})

export const Failed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '404', reason: 'The browser itself reports the failure.' }] },
  },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/notifications', () => HttpResponse.json({ message: 'No' }, { status: 404 }))),
  play: async () => void (await within(await panel()).findByRole('button', { name: 'Try again' }, PATIENT)),
})

export const Picture = meta.story({ tags: ['overlay'], play: async () => void (await list()) })
