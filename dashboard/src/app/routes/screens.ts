import type { ComponentType } from 'react'
import type { MessageGroup } from '../intl/intl.ts'

/** How a screen is fetched: its component and the groups of messages that it speaks. */
export interface ScreenSource {
  readonly load: () => Promise<ComponentType>
  readonly messages: readonly MessageGroup[]
}

/** The frame around the back office's screens. */
export const office: ScreenSource = {
  load: async () => (await import('../layouts/OfficeLayout.tsx')).OfficeLayout,
  messages: ['office', 'titles'],
}

const signIn: ScreenSource = {
  load: async () => (await import('../../features/auth/SignIn.tsx')).SignIn,
  messages: ['auth'],
}

/** The screens that stand; addresses without one show what is coming. */
export const screens: Record<string, ScreenSource> = {
  '/login': signIn,
  '/data1522': {
    load: async () => (await import('../../features/landing/Landing.tsx')).Landing,
    messages: ['landing'],
  },
  '/apps/user/list': {
    load: async () => (await import('../../features/users/list/UserList.tsx')).UserList,
    messages: ['users'],
  },
  '/apps/user/view/:id': {
    load: async () => (await import('../../features/users/view/UserView.tsx')).UserView,
    messages: ['users', 'userView'],
  },
  '/not-authorized': {
    load: async () => (await import('../errors/NotAuthorized.tsx')).NotAuthorized,
    messages: ['errors'],
  },
}

/** Other addresses of the same screens. */
for (const alias of ['/pages/misc/not-authorized']) screens[alias] = screens['/not-authorized']!

export const notFound: ScreenSource = {
  load: async () => (await import('../errors/NotFound.tsx')).NotFound,
  messages: ['errors'],
}

/** Shown at addresses whose screen is still being made; the last one to come deletes it. */
export const beingBuilt: ScreenSource = {
  load: async () => (await import('../errors/BeingBuilt.tsx')).BeingBuilt,
  messages: ['errors', 'titles'],
}
