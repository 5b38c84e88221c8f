import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { registerRoutes } from '../../core/router/routes.ts'

let areThere = false
let arriving: Promise<void> | undefined

async function load() {
  const { backOfficeRoutes } = await import('./back-office-routes.ts')
  registerRoutes(backOfficeRoutes)
  areThere = true
}

/** Whether the routes of the back office are known. */
export const knowsBackOfficeRoutes = () => areThere

/** Makes the routes of the back office known, which signing in does not carry. */
export const loadBackOfficeRoutes = () =>
  (arriving ??= load().catch((reason: unknown) => {
    arriving = undefined
    throw reason
  }))

/** The frame around the back office's screens. */
export const office = lazyScreen(async () => {
  const [{ AppShell }] = await Promise.all([
    import('../../shell/layouts/AppShell.tsx'),
    loadBackOfficeRoutes(),
  ])
  return AppShell
}, ['shell', 'titles'])
