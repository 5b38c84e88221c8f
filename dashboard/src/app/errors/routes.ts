import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'
import { loadBackOfficeRoutes } from '../routes/app-shell.ts'

export const notFound = lazyScreen(
  async () => {
    const [screen] = await Promise.all([import('./NotFound.tsx'), loadBackOfficeRoutes()])
    return screen
  },
  'NotFound',
  ['errors', 'titles'],
)

const notAuthorized = lazyScreen(
  async () => {
    const [screen] = await Promise.all([import('./NotAuthorized.tsx'), loadBackOfficeRoutes()])
    return screen
  },
  'NotAuthorized',
  ['errors', 'titles'],
)

/** Shown at addresses whose screen is still being made; the last one to come deletes it. */
export const beingBuilt = lazyScreen(() => import('./BeingBuilt.tsx'), 'BeingBuilt', ['errors', 'titles'])

export const errorsRoutes = defineRoutes(
  { layout: 'blank', access: 'public', branch: 'misc' },
  {
    '/not-authorized': {
      title: 'notAuthorized',
      branch: 'notAuthorized',
      screen: notAuthorized,
    },
    '/pages/misc/not-authorized': {
      title: 'notAuthorized',
      screen: notAuthorized,
    },
    '/pages/misc/page-not-found': {
      title: 'pageNotFound',
      screen: notFound,
    },
    '/pages/misc/not-found/*': { title: 'pageNotFound', screen: notFound },
  },
)
