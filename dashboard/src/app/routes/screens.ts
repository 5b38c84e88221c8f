import { type LazyScreen, lazyScreen } from './lazy-screen.ts'

/** The frame around the back office's screens. */
export const office = lazyScreen(
  async () => (await import('../layouts/OfficeLayout.tsx')).OfficeLayout,
  ['office', 'titles'],
)

export const notFound = lazyScreen(async () => (await import('../errors/NotFound.tsx')).NotFound, ['errors'])

/** Shown at addresses whose screen is still being made; the last one to come deletes it. */
export const beingBuilt = lazyScreen(
  async () => (await import('../errors/BeingBuilt.tsx')).BeingBuilt,
  ['errors', 'titles'],
)

const notAuthorized = lazyScreen(
  async () => (await import('../errors/NotAuthorized.tsx')).NotAuthorized,
  ['errors'],
)

/** The screens that stand, by their addresses; the others show what is coming. */
export const screens: Readonly<Record<string, LazyScreen>> = {
  '/login': lazyScreen(async () => (await import('../../features/auth/SignIn.tsx')).SignIn, ['auth']),
  '/data1522': lazyScreen(
    async () => (await import('../../features/landing/Landing.tsx')).Landing,
    ['landing'],
  ),
  '/apps/user/list': lazyScreen(
    async () => (await import('../../features/users/list/UserList.tsx')).UserList,
    ['users'],
  ),
  '/apps/user/view/:id': lazyScreen(
    async () => (await import('../../features/users/view/UserView.tsx')).UserView,
    ['users', 'userView'],
  ),
  '/not-authorized': notAuthorized,
  '/pages/misc/not-authorized': notAuthorized,
}
