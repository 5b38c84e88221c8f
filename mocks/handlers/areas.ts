import type { Call } from './http.ts'

type Calls = Readonly<Record<string, Call>>

interface Area {
  /** How the paths of its calls begin. */
  readonly path: string
  /** Its files; each exports calls and nothing else. */
  readonly load: () => Promise<Calls>[]
}

/** The parts of the API, which load when they are first asked. Of several whose path fits, the longest answers. */
export const areas: readonly Area[] = [
  { path: '/api/auth', load: () => [import('./auth.ts')] },
  { path: '/api/app-bar/search', load: () => [import('./search.ts')] },
  { path: '/api/apps/academy', load: () => [import('./courses.ts')] },
  { path: '/api/apps/calendar', load: () => [import('./calendar.ts')] },
  { path: '/api/apps/chat', load: () => [import('./chat.ts')] },
  { path: '/api/apps/ecommerce/categories', load: () => [import('./categories.ts')] },
  {
    path: '/api/apps/ecommerce/customers',
    load: () => [import('./customers.ts'), import('./customer-accounts.ts')],
  },
  {
    path: '/api/apps/ecommerce/orders',
    load: () => [import('./orders.ts'), import('./order-details.ts')],
  },
  { path: '/api/apps/ecommerce/products', load: () => [import('./products.ts')] },
  { path: '/api/apps/ecommerce/referrals', load: () => [import('./referrals.ts')] },
  { path: '/api/apps/ecommerce/reviews', load: () => [import('./reviews.ts')] },
  { path: '/api/apps/ecommerce/settings', load: () => [import('./store-settings.ts')] },
  { path: '/api/apps/email', load: () => [import('./email.ts')] },
  { path: '/api/apps/invoice', load: () => [import('./invoices.ts')] },
  { path: '/api/apps/kanban', load: () => [import('./kanban.ts')] },
  { path: '/api/apps/logistics', load: () => [import('./logistics.ts')] },
  { path: '/api/apps/permissions', load: () => [import('./permissions.ts')] },
  { path: '/api/apps/roles', load: () => [import('./roles.ts')] },
  { path: '/api/apps/users', load: () => [import('./users.ts'), import('./user-settings.ts')] },
  { path: '/api/dashboards/academy', load: () => [import('./dashboard-academy.ts')] },
  { path: '/api/dashboards/analytics', load: () => [import('./dashboard-analytics.ts')] },
  { path: '/api/dashboards/crm', load: () => [import('./dashboard-crm.ts')] },
  { path: '/api/dashboards/ecommerce', load: () => [import('./dashboard-ecommerce.ts')] },
  { path: '/api/dashboards/logistics', load: () => [import('./dashboard-logistics.ts')] },
  { path: '/api/notifications', load: () => [import('./notifications.ts')] },
  {
    path: '/api/pages/account-settings',
    load: () => [import('./account-settings.ts'), import('./account-security.ts')],
  },
  { path: '/api/pages/datatable', load: () => [import('./sales.ts')] },
  { path: '/api/pages/faq', load: () => [import('./faq.ts')] },
  { path: '/api/pages/help-center', load: () => [import('./help-center.ts')] },
  { path: '/api/pages/profile', load: () => [import('./profile.ts')] },
]

const fixedParts = ({ endpoint }: Call) =>
  endpoint.path.split('/').map((part) => (part.startsWith(':') ? '1' : '0'))

/** Calls in the order in which they are asked: a fixed path before one with a parameter in its place. */
const inOrder = (calls: readonly Call[]) =>
  calls.toSorted((one, other) => fixedParts(one).join().localeCompare(fixedParts(other).join()))

/** The calls of some areas. */
export const loadCalls = async (some: readonly Area[] = areas): Promise<Call[]> => {
  const files = await Promise.all(some.flatMap(({ load }) => load()))
  return inOrder(files.flatMap((calls) => Object.values(calls)))
}

/** The area that answers a path, if any does. */
export const areaOf = (pathname: string): Area | undefined =>
  areas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
