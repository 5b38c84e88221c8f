import { delay, http, HttpResponse } from 'msw'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { NotAuthorized } from './NotAuthorized.tsx'
import { queryClient } from '../../core/api/query-client.ts'

const meta = preview.meta({
  title: 'Screens/Not authorized',
  component: NotAuthorized,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/not-authorized',
    address: '/not-authorized?action=read&subject=AclDemo',
    groups: ['errors', 'titles'],
  }),
})

const signedIn = { isSignedIn: true }
const forget = () => queryClient.clear()

/** What is missing, and who can give it. */
export const PermissionMissing = meta.story({
  tags: ['screen'],
  parameters: signedIn,
  beforeEach: forget,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /@example\.com$/ })
  },
})

export const Loading = meta.story({
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    forget()
    msw.use(http.get('*/api/apps/users', () => delay('infinite')))
  },
})

/** Where nobody is known, it says so in words. */
export const NobodyKnown = meta.story({
  parameters: {
    ...signedIn,
    console: { exceptions: [{ text: '403', reason: 'The browser itself reports the refusal.' }] },
  },
  beforeEach: ({ msw }) => {
    forget()
    msw.use(http.get('*/api/apps/users', () => HttpResponse.json({ message: 'No' }, { status: 403 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ask whoever manages your team.')
  },
})

export const Visitor = meta.story({ parameters: { address: '/not-authorized' } })
