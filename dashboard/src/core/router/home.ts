import { mayOpen, type Visitor } from './access.ts'
import { isBeingBuilt } from './being-built.ts'
import { routes } from './routes.ts'

/** Where the work begins, the best first, with what somebody has to see for whom it is meant. */
const homes: readonly (readonly [path: string, subject?: string])[] = [
  ['/dashboards/analytics'],
  ['/apps/ecommerce/order/list', 'Order'],
  ['/apps/user/list', 'User'],
  ['/access-control'],
]

/** The first of these that stands and that a person may open; the landing page where there is none. */
export const homeOf = (visitor: Visitor) =>
  homes
    .filter(([path, subject]) => !isBeingBuilt(path) && (!subject || visitor.can('read', subject)))
    .flatMap(([path]) => routes.find((route) => route.path === path) ?? [])
    .find(({ access }) => mayOpen(access, visitor)) ?? routes[0]!
