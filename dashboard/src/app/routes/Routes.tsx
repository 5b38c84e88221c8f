import { useAtomValue } from 'jotai'
import { Suspense, use } from 'react'
import { matchPath, Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { mayOpen } from '../../core/router/access.ts'
import { provideScreens } from '../../core/router/prefetch.ts'
import type { Route } from '../../core/router/route.ts'
import { catchAll, redirects, registerRoutes, routeAt, routes } from '../../core/router/routes.ts'
import { notFound } from '../errors/routes.ts'
import { appShell, loadBackOfficeRoutes, routeKnown } from './app-shell.ts'
import { publicRoutes } from './public-routes.ts'
import { Screen } from './Screen.tsx'

const Redirect = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate to={to + search} replace />
}

/** The back office's frame; a visitor on the way elsewhere does not load it. */
function Frame() {
  const session = useAtomValue(sessionAtom)
  const { pathname } = useLocation()
  const isPublic = routes().some(
    ({ path, layout, access }) => layout !== 'blank' && access === 'public' && matchPath(path, pathname),
  )
  return session !== null || isPublic ? <appShell.Component /> : <Outlet />
}

const toObject = (route: Route): RouteObject => ({
  path: route.path,
  element: <Screen route={route} screen={route.screen} />,
})

const objectsOf = (table: readonly Route[]): RouteObject[] => [
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
  ...table.filter(({ layout }) => layout === 'blank').map(toObject),
  { element: <Frame />, children: table.filter(({ layout }) => layout !== 'blank').map(toObject) },
  { path: catchAll.path, element: <Screen route={catchAll} screen={notFound} /> },
]

registerRoutes(publicRoutes)
provideScreens(async (href, isSignedIn = store.get(sessionAtom) !== null) => {
  if (!routeAt(href)) await loadBackOfficeRoutes()
  const route = routeAt(href)
  if (!route || !mayOpen(route.access, { isSignedIn, can: () => true })) return []
  return route.layout === 'blank' ? [route.screen] : [appShell, route.screen]
})

let built: { readonly table: readonly Route[]; readonly objects: RouteObject[] } | undefined
const objects = () => {
  const table = routes()
  if (built?.table !== table) built = { table, objects: objectsOf(table) }
  return built.objects
}

function Table() {
  const { pathname } = useLocation()
  use(routeKnown(pathname))
  return useRoutes(objects())
}

/** The addresses of the product, each with its layout and its guarded screen. */
export const Routes = () => (
  <Suspense>
    <Table />
  </Suspense>
)
