import { delay, http, HttpResponse } from 'msw'
import { within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { queryClient } from '../../core/api/query-client.ts'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { ViewAs } from './ViewAs.tsx'

const meta = preview.meta({
  title: 'Screens/View as',
  component: ViewAs,
  tags: ['!autodocs'],
  ...screenAt({ path: '/', groups: ['access'] }),
  parameters: { layout: 'fullscreen', address: '/', isSignedIn: true },
})

const asked = () => {
  queryClient.clear()
  store.set(isViewDialogOpenAtom, true)
  return () => store.set(isViewDialogOpenAtom, false)
}
const dialog = () => within(document.body).findByRole('dialog')

/** Above everything, for as long as the product is viewed so. */
export const Viewed = meta.story({
  beforeEach: () => {
    const viewer = store.get(sessionAtom)!.userData.id
    store.set(storedViewAtom, JSON.stringify({ viewer, role: 'client', rules: [] }))
    return () => store.set(storedViewAtom, null)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What this means' }))
    await within(document.body).findByText(/still carry your own token/)
  },
})

export const Choosing = meta.story({
  beforeEach: asked,
  play: async () => {
    await within(await dialog()).findByRole('button', { name: /Restricted user/ })
  },
})

export const RolesLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/apps/roles', () => delay('infinite')))
    return asked()
  },
  play: async () => {
    await within(await dialog()).findByRole('button', { name: /Client/ })
  },
})

/** The roles of the demo can be viewed all the same. */
export const RolesFailed = meta.story({
  parameters: {
    console: { exceptions: [{ text: '403', reason: 'The browser itself reports the refusal.' }] },
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/apps/roles', () => HttpResponse.json({ message: 'No' }, { status: 403 })))
    return asked()
  },
  play: async () => {
    const choice = within(await dialog())
    await choice.findByText('The roles of the product could not be loaded')
    await choice.findByRole('button', { name: /Client/ })
  },
})
