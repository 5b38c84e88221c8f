import type { LazyScreen } from './lazy-screen.ts'
import { routeAt } from './route-at.ts'
import type { RouteData } from './routes.ts'

let screensOf: (route: RouteData) => readonly LazyScreen[] = () => []

/** Takes what each route shows from the route table, which stands above all that asks here. */
export const provideScreens = (given: typeof screensOf) => {
  screensOf = given
}

/** Fetches what an address shows ahead of its time; a failure shows when it is needed. */
export async function prefetchScreen(href: string) {
  const route = routeAt(href)
  if (route) await Promise.all(screensOf(route).map(({ prefetch }) => prefetch()))
}
