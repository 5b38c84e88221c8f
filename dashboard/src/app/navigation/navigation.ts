import {
  IconCalendar,
  IconChartAreaLine,
  IconComponents,
  IconFileDollar,
  IconFiles,
  IconFileDescription,
  IconForms,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessage,
  IconSchool,
  IconShoppingCart,
  IconSmartHome,
  IconTable,
  IconTruck,
  IconUser,
} from '@data1522/design-system/icons'
import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'
import { type RouteData, routes } from '../routes/routes.ts'
import type { MessageId } from '../intl/intl.ts'

type Write = (id: MessageId) => string
type Icon = NonNullable<NavigationItem['icon']>

interface Branch {
  readonly label: MessageId
  readonly icon: Icon
  /** One address makes a link, several a branch. */
  readonly paths: readonly string[]
  readonly badge?: boolean
}

const under = (prefix: string) =>
  routes.filter((route) => route.path.startsWith(prefix) && !route.path.includes(':')).map(({ path }) => path)

const sections: { id: string; title?: MessageId; branches: Branch[] }[] = [
  {
    id: 'start',
    branches: [
      {
        label: 'office.nav.dashboards',
        icon: IconSmartHome,
        badge: true,
        paths: [
          '/dashboards/analytics',
          '/dashboards/crm',
          '/dashboards/ecommerce',
          '/apps/academy/dashboard',
          '/apps/logistics/dashboard',
        ],
      },
      { label: 'office.nav.frontPages', icon: IconFiles, paths: under('/front-pages/') },
    ],
  },
  {
    id: 'apps',
    title: 'office.nav.apps',
    branches: [
      { label: 'office.nav.ecommerce', icon: IconShoppingCart, paths: under('/apps/ecommerce/') },
      {
        label: 'office.nav.academy',
        icon: IconSchool,
        paths: ['/apps/academy/my-course', '/apps/academy/course-details'],
      },
      { label: 'office.nav.logistics', icon: IconTruck, paths: ['/apps/logistics/fleet'] },
      { label: 'titles.email', icon: IconMail, paths: ['/apps/email'] },
      { label: 'titles.chat', icon: IconMessage, paths: ['/apps/chat'] },
      { label: 'titles.calendar', icon: IconCalendar, paths: ['/apps/calendar'] },
      { label: 'titles.kanban', icon: IconLayoutKanban, paths: ['/apps/kanban'] },
      {
        label: 'office.nav.invoice',
        icon: IconFileDollar,
        paths: ['/apps/invoice/list', '/apps/invoice/add'],
      },
      { label: 'titles.users', icon: IconUser, paths: ['/apps/user/list'] },
      {
        label: 'office.nav.rolesAndPermissions',
        icon: IconLock,
        paths: ['/apps/roles', '/apps/permissions', '/access-control'],
      },
      {
        label: 'office.nav.pages',
        icon: IconFileDescription,
        paths: [
          '/pages/user-profile/profile',
          '/pages/account-settings/account',
          '/pages/pricing',
          '/pages/faq',
          '/pages/dialog-examples',
        ],
      },
    ],
  },
  {
    id: 'interface',
    title: 'office.nav.interface',
    branches: [
      {
        label: 'office.nav.components',
        icon: IconComponents,
        paths: ['/pages/typography', '/pages/icons', ...under('/components/'), ...under('/extensions/')],
      },
      { label: 'office.nav.forms', icon: IconForms, paths: under('/forms/') },
      { label: 'office.nav.tables', icon: IconTable, paths: under('/tables/') },
      { label: 'office.nav.charts', icon: IconChartAreaLine, paths: under('/charts/') },
    ],
  },
]

const byPath = new Map(routes.map((route) => [route.path, route]))
const titleOf = (path: string): MessageId => `titles.${byPath.get(path)!.title}`

interface NavigationOptions {
  readonly text: Write
  /** Writes a count for the locale. */
  readonly number: (value: number) => string
  /** Whether the person may open an address. */
  readonly mayOpen: (route: RouteData) => boolean
}

/** The navigation as it is for a person: what they may open, in their language. */
export function navigationFor({ text, number, mayOpen }: NavigationOptions): NavigationSection[] {
  return sections.map(({ id, title, branches }) => ({
    id,
    title: title && text(title),
    items: branches.flatMap(({ label, icon, paths, badge }): NavigationItem[] => {
      const open = paths.filter((path) => mayOpen(byPath.get(path)!))
      if (open.length === 0) return []
      if (paths.length === 1) return [{ id: label, label: text(label), icon, href: open[0] }]
      const items = open.map((path) => ({ id: path, label: text(titleOf(path)), href: path }))
      return [{ id: label, label: text(label), icon, items, badge: badge ? number(open.length) : undefined }]
    }),
  }))
}

/** The navigation entry that an address belongs to: its own, or that of the list it came from. */
export function navigationHref(pathname: string): string {
  if (pathname.startsWith('/apps/email/')) return '/apps/email'
  if (pathname.startsWith('/apps/user/view/')) return '/apps/user/list'
  if (pathname.startsWith('/apps/invoice/'))
    return pathname.endsWith('/add') ? pathname : '/apps/invoice/list'
  if (pathname.startsWith('/apps/ecommerce/order/')) return '/apps/ecommerce/order/list'
  if (pathname.startsWith('/apps/ecommerce/customer/')) return '/apps/ecommerce/customer/list'
  if (pathname.startsWith('/pages/account-settings/')) return '/pages/account-settings/account'
  if (pathname.startsWith('/pages/user-profile/')) return '/pages/user-profile/profile'
  return pathname
}
