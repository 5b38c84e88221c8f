import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { store } from '../../core/store.ts'
import { EndedNotice } from './EndedNotice.tsx'
import { removeCookie } from '../../core/preferences/cookies.ts'
import { refuseTokenAtom, rereadSessionAtom, sessionAtom } from '../../core/auth/session.ts'

const meta = preview.meta({
  title: 'Screens/Session ended',
  component: EndedNotice,
  tags: ['!autodocs'],
  ...screenAt({ path: '/', groups: ['access'] }),
  parameters: { layout: 'fullscreen', address: '/', isSignedIn: true },
})

export const Ended = meta.story({
  beforeEach: () => store.set(refuseTokenAtom, store.get(sessionAtom)!.accessToken),
  play: async ({ canvas }) => {
    await canvas.findByText(/Your session has ended/)
  },
})

export const SignedOutElsewhere = meta.story({
  beforeEach: () => {
    removeCookie('accessToken')
    store.set(rereadSessionAtom)
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/You signed out in another tab/)
  },
})
