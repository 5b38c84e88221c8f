import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { readable } from '../../core/router/readable.ts'
import { registerRoutes, routeAt } from '../../core/router/routes.ts'

const known = readable(Promise.resolve())
let loading: Promise<void> | undefined
let isLoaded = false

async function load() {
  const { backOfficeRoutes } = await import('./back-office-routes.ts')
  registerRoutes(backOfficeRoutes)
  isLoaded = true
}

/** Makes the routes of the back office known, which signing in does not carry. */
export const loadBackOfficeRoutes = () => (loading ??= readable(load()))

/** Settles once the route of an address is known, if there is one. */
export const routeKnown = (pathname: string) =>
  !isLoaded && routeAt(pathname) ? known : loadBackOfficeRoutes()

/** The frame around the back office's screens. */
export const appShell = lazyScreen(async () => {
  const [shell] = await Promise.all([import('../../shell/layouts/AppShell.tsx'), loadBackOfficeRoutes()])
  return shell
}, 'AppShell')
