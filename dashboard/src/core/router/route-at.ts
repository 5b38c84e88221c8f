import { matchPath } from 'react-router-dom'
import { redirects, type RouteData, routes } from './routes.ts'

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of an address, also of one that leads on or whose path has parts that vary; none where the product has none. */
export function routeAt(href: string): RouteData | undefined {
  const path = href.split(/[?#]/, 1)[0]!
  const asked = redirects[path] ?? path
  return byPath.get(asked) ?? routes.find((route) => matchPath(route.path, asked))
}
