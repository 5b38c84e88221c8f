import { matchPath } from 'react-router-dom'
import { officeScreens } from './office-screens.ts'
import { redirects, type RouteData, routes } from './routes.ts'
import { screens } from './screens.ts'

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of an address, also of one whose path has parts that vary. */
function routeAt(href: string): RouteData | undefined {
  const path = href.split(/[?#]/, 1)[0]!
  const asked = redirects[path] ?? path
  return byPath.get(asked) ?? routes.find((route) => matchPath(route.path, asked))
}

/** Whether an address of the product says only that its screen is still being made. */
export function isBeingBuilt(href: string): boolean {
  const route = routeAt(href)
  if (!route || route.title === 'pageNotFound') return false
  return !(route.path in screens || route.path in officeScreens)
}
