import type { Call } from '../runtime/http.ts'

type Calls = Readonly<Record<string, Call>>

interface Area {
  /** How the paths of its calls begin. */
  readonly path: string
  /** Its files; each exports calls and nothing else. */
  readonly load: () => Promise<Calls>[]
}

/** The parts of the API, which load when they are first asked. Of several whose path fits, the longest answers. */
export const areas: readonly Area[] = [
  { path: '/api/auth/logout', load: () => [import('./logout/handlers.ts')] },
  { path: '/api/auth/passkeys', load: () => [import('./passkeys/handlers.ts')] },
  { path: '/api/auth', load: () => [import('./auth/handlers.ts')] },
  { path: '/api/app-bar/search', load: () => [import('./search/handlers.ts')] },
  {
    path: '/api/apps/academy',
    load: () => [import('./courses/handlers.ts'), import('./lectures/handlers.ts')],
  },
  { path: '/api/apps/calendar', load: () => [import('./calendar/handlers.ts')] },
  {
    path: '/api/apps/chat',
    load: () => [import('./chat/handlers.ts'), import('./chat/handlers-changes.ts')],
  },
  { path: '/api/apps/ecommerce/categories', load: () => [import('./categories/handlers.ts')] },
  {
    path: '/api/apps/ecommerce/customers',
    load: () => [
      import('./customers/handlers.ts'),
      import('./customer-accounts/handlers.ts'),
      import('./customer-history/handlers.ts'),
      import('./customer-merges/handlers.ts'),
    ],
  },
  {
    path: '/api/apps/ecommerce/orders',
    load: () => [import('./orders/handlers.ts'), import('./order-details/handlers.ts')],
  },
  {
    path: '/api/apps/ecommerce/products',
    load: () => [import('./products/handlers.ts'), import('./products/handlers-edit.ts')],
  },
  { path: '/api/apps/ecommerce/referrals', load: () => [import('./referrals/handlers.ts')] },
  { path: '/api/apps/ecommerce/reviews', load: () => [import('./reviews/handlers.ts')] },
  { path: '/api/apps/ecommerce/settings', load: () => [import('./store-settings/handlers.ts')] },
  {
    path: '/api/apps/email',
    load: () => [
      import('./email/handlers.ts'),
      import('./email/handlers-labels.ts'),
      import('./email/handlers-search.ts'),
    ],
  },
  { path: '/api/apps/invoice', load: () => [import('./invoices/handlers.ts')] },
  {
    path: '/api/apps/kanban',
    load: () => [
      import('./kanban/handlers.ts'),
      import('./kanban/handlers-checks.ts'),
      import('./kanban/handlers-details.ts'),
    ],
  },
  { path: '/api/apps/logistics', load: () => [import('./logistics/handlers.ts')] },
  { path: '/api/apps/permissions', load: () => [import('./permissions/handlers.ts')] },
  { path: '/api/apps/roles', load: () => [import('./roles/handlers.ts')] },
  {
    path: '/api/apps/users',
    load: () => [import('./users/handlers.ts'), import('./user-settings/handlers.ts')],
  },
  { path: '/api/apps/listings', load: () => [import('./listings/handlers.ts')] },
  { path: '/api/dashboards/academy', load: () => [import('./dashboard-academy/handlers.ts')] },
  { path: '/api/dashboards/analytics', load: () => [import('./dashboard-analytics/handlers.ts')] },
  { path: '/api/dashboards/crm', load: () => [import('./dashboard-crm/handlers.ts')] },
  { path: '/api/dashboards/ecommerce', load: () => [import('./dashboard-ecommerce/handlers.ts')] },
  { path: '/api/dashboards/logistics', load: () => [import('./dashboard-logistics/handlers.ts')] },
  { path: '/api/front', load: () => [import('./front/handlers.ts')] },
  { path: '/api/front/payment', load: () => [import('./payment/handlers.ts')] },
  { path: '/api/front/checkout', load: () => [import('./checkout/handlers.ts')] },
  { path: '/api/front/jobs', load: () => [import('./jobs/handlers.ts')] },
  { path: '/api/notifications', load: () => [import('./notifications/handlers.ts')] },
  { path: '/api/pages/account-settings/export', load: () => [import('./account-export/handlers.ts')] },
  {
    path: '/api/pages/account-settings',
    load: () => [
      import('./account-settings/handlers.ts'),
      import('./account-settings/handlers-security.ts'),
      import('./account-settings/handlers-two-step.ts'),
    ],
  },
  { path: '/api/pages/datatable', load: () => [import('./sales/handlers.ts')] },
  { path: '/api/pages/faq', load: () => [import('./faq/handlers.ts')] },
  { path: '/api/pages/help-center', load: () => [import('./help-center/handlers.ts')] },
  { path: '/api/pages/profile', load: () => [import('./profile/handlers.ts')] },
]

const fixedParts = ({ endpoint }: Call) =>
  endpoint.path.split('/').map((part) => (part.startsWith(':') ? '1' : '0'))

/** Calls in the order in which they are asked: a fixed path before one with a parameter in its place. */
const inOrder = (calls: readonly Call[]) =>
  calls.toSorted((one, other) => fixedParts(one).join().localeCompare(fixedParts(other).join()))

/** The calls of some areas. */
export const loadCalls = async (some: readonly Area[] = areas): Promise<Call[]> => {
  // The settings of the store say in which time zone the days of all areas are.
  const settings = import('./store-settings/collection.ts')
  const files = await Promise.all(some.flatMap(({ load }) => load()))
  await settings
  return inOrder(files.flatMap((calls) => Object.values(calls)))
}

/** The area that answers a path, if any does. */
export const areaOf = (pathname: string): Area | undefined =>
  areas
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
