import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { matchPath, Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { sessionAtom } from '../../core/auth/session.ts'
import { catchAll, redirects, type RouteData, routes } from '../../core/router/routes.ts'
import { provideScreens } from '../../core/router/prefetch.ts'
import { Screen } from './Screen.tsx'
import { notFound, office, officeScreen, screens } from './screens.ts'

const Redirect = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate to={to + search} replace />
}

/** The back office's frame; a visitor on the way elsewhere does not load it. */
function Frame() {
  const session = useAtomValue(sessionAtom)
  const { pathname } = useLocation()
  const mayStay =
    session !== null || framed.some((route) => route.access === 'public' && matchPath(route.path, pathname))
  return mayStay ? <office.Component /> : <Outlet />
}

const screenAt = ({ path }: RouteData) => screens[path] ?? officeScreen(path)

const toObject = (route: RouteData): RouteObject => ({
  path: route.path,
  element: <Screen route={route} screen={screenAt(route)} />,
})

const isNotFound = (route: RouteData) => route.title === 'pageNotFound'
const framed = routes.filter((route) => route.layout !== 'blank')

const objects: RouteObject[] = [
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
  ...routes.filter((route) => route.layout === 'blank' && !isNotFound(route)).map(toObject),
  { element: <Frame />, children: framed.map(toObject) },
  ...[...routes.filter(isNotFound), catchAll].map((route) => ({
    path: route.path,
    element: <Screen route={route} screen={notFound} />,
  })),
]

provideScreens((route) => {
  if (isNotFound(route)) return [notFound]
  return route.layout === 'blank' ? [screenAt(route)] : [office, screenAt(route)]
})

/** The addresses of the product, each with its layout and its guarded screen. */
export const Routes = () => <Suspense>{useRoutes(objects)}</Suspense>
