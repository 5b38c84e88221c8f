import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { registerRoutes } from '../../core/router/routes.ts'

let areThere = false
let arriving: Promise<void> | undefined

async function load() {
  const { officeRoutes } = await import('./back-office-routes.ts')
  registerRoutes(officeRoutes)
  areThere = true
}

/** Whether the routes of the back office are known. */
export const knowsOfficeRoutes = () => areThere

/** Makes the routes of the back office known, which signing in does not carry. */
export const loadOfficeRoutes = () =>
  (arriving ??= load().catch((reason: unknown) => {
    arriving = undefined
    throw reason
  }))

/** The frame around the back office's screens. */
export const office = lazyScreen(async () => {
  const [{ OfficeLayout }] = await Promise.all([
    import('../../shell/layouts/AppShell.tsx'),
    loadOfficeRoutes(),
  ])
  return OfficeLayout
}, ['office', 'titles'])
