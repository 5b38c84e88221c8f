import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'
import { loadBackOfficeRoutes } from '../routes/app-shell.ts'

/**
 * Fetches a screen that tells of other addresses, those of the back office included, which are not known where it stands
 * without the frame.
 */
function withEveryRoute<Module>(load: () => Promise<Module>) {
  return async () => {
    const [screen] = await Promise.all([load(), loadBackOfficeRoutes()])
    return screen
  }
}

export const notFound = lazyScreen(
  withEveryRoute(() => import('./NotFound.tsx')),
  'NotFound',
)

const notAuthorized = lazyScreen(
  withEveryRoute(() => import('./NotAuthorized.tsx')),
  'NotAuthorized',
)

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
