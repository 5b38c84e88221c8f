import {
  IconBoxMultiple,
  IconCalendar,
  IconChartAreaLine,
  IconComponents,
  IconCreditCard,
  IconCircleX,
  IconFileDollar,
  IconFiles,
  IconForms,
  IconHelp,
  IconShieldCheck,
  IconLayoutKanban,
  IconLetterCase,
  IconListDetails,
  IconLock,
  IconMail,
  IconMessage,
  IconSchool,
  IconShoppingCart,
  IconSmartHome,
  IconStack2,
  IconStar,
  IconTable,
  IconTruck,
  IconUser,
  IconWand,
} from '@data1522/design-system/icons'
import type { NavigationItem } from '@data1522/design-system/NavigationShell'
import type { MessageId } from '../../core/i18n/intl.ts'
import { pagePlaces } from './page-places.ts'
import { type Entry, type Place, under } from './place.ts'

/** A record, in the place of many. */
const record = (route: string, id: string, label: MessageId): Place => ({
  path: route.replace(':id', id),
  route,
  label,
})

/** Two public screens that can also be seen inside the back office. */
const framed = { pricing: '/data1522/prircing', payment: '/data1522/payments' }

const isWizard = (path: string) => path.startsWith('/forms/form-')

/** Where the navigation leads, in its order. */
export const places: readonly {
  readonly id: string
  readonly title?: MessageId
  readonly icon?: NavigationItem['icon']
  readonly places: readonly Entry[]
}[] = [
  {
    id: 'start',
    places: [
      {
        label: 'office.nav.dashboards',
        icon: IconSmartHome,
        isCounted: true,
        places: [
          '/dashboards/analytics',
          '/dashboards/crm',
          { path: '/dashboards/ecommerce', label: 'office.nav.ecommerce' },
          { path: '/dashboards/academy', label: 'office.nav.academy' },
          { path: '/dashboards/logistics', label: 'office.nav.logistics' },
        ],
      },
      {
        label: 'office.nav.frontPages',
        icon: IconFiles,
        places: [
          ...under('/front-pages/'),
          {
            label: 'office.nav.publicSite',
            places: [
              ...under('/data1522').filter((path) => path !== framed.pricing && path !== framed.payment),
              { path: framed.pricing, label: 'office.nav.framedPricing' },
              { path: framed.payment, label: 'office.nav.framedPayment' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'apps',
    title: 'office.nav.apps',
    icon: IconBoxMultiple,
    places: [
      {
        label: 'office.nav.ecommerce',
        icon: IconShoppingCart,
        places: [
          { label: 'office.nav.catalogue', places: under('/apps/ecommerce/product/') },
          ...under('/apps/ecommerce/').filter((path) => !path.includes('/product/')),
        ],
      },
      { label: 'office.nav.academy', icon: IconSchool, places: under('/apps/academy/') },
      { label: 'office.nav.logistics', icon: IconTruck, places: under('/apps/logistics/') },
      { path: '/apps/email', icon: IconMail },
      { path: '/apps/chat', icon: IconMessage },
      { path: '/apps/calendar', icon: IconCalendar },
      { path: '/apps/kanban', icon: IconLayoutKanban },
      { label: 'office.nav.invoice', icon: IconFileDollar, places: under('/apps/invoice/') },
      { path: '/apps/user/list', icon: IconUser },
      {
        label: 'office.nav.rolesAndPermissions',
        icon: IconLock,
        places: ['/apps/roles', '/apps/permissions'],
      },
      ...pagePlaces,
      { label: 'office.nav.wizards', icon: IconWand, places: under('/wizard-examples/') },
      { path: '/pages/dialog-examples', icon: IconBoxMultiple },
    ],
  },
  {
    id: 'interface',
    title: 'office.nav.interface',
    icon: IconComponents,
    places: [
      { path: '/pages/typography', icon: IconLetterCase },
      { path: '/pages/icons', icon: IconStar },
      { label: 'office.nav.cards', icon: IconCreditCard, places: under('/pages/cards/') },
      { label: 'office.nav.components', icon: IconComponents, places: under('/components/') },
      { label: 'office.nav.extensions', icon: IconStack2, places: under('/extensions/') },
    ],
  },
  {
    id: 'forms',
    title: 'office.nav.formsAndTables',
    icon: IconForms,
    places: [
      {
        label: 'office.nav.forms',
        icon: IconForms,
        places: [
          {
            label: 'office.nav.formElements',
            places: under('/forms/').filter((path) => !isWizard(path)),
          },
          ...under('/forms/').filter(isWizard),
        ],
      },
      { label: 'office.nav.tables', icon: IconTable, places: under('/tables/') },
    ],
  },
  {
    id: 'charts',
    title: 'office.nav.charts',
    icon: IconChartAreaLine,
    places: under('/charts/').map((path) => ({ path, icon: IconChartAreaLine })),
  },
  {
    id: 'others',
    title: 'office.nav.others',
    icon: IconHelp,
    places: [
      { label: 'office.nav.access', icon: IconShieldCheck, places: ['/access-control', '/not-authorized'] },
      {
        label: 'office.nav.levels',
        icon: IconListDetails,
        places: [
          {
            label: 'titles.users',
            places: [record('/apps/user/view/:id', '1', 'titles.user')],
          },
          {
            label: 'titles.invoices',
            places: [
              record('/apps/invoice/preview/:id', '5089', 'titles.invoice'),
              record('/apps/invoice/edit/:id', '5089', 'titles.editInvoice'),
            ],
          },
        ],
      },
      { label: 'office.nav.disabled', icon: IconCircleX, whyDisabled: 'office.nav.whyDisabled' },
      { label: 'office.nav.guide', icon: IconHelp, url: 'https://www.w3.org/WAI/ARIA/apg/' },
      { label: 'office.nav.docs', icon: IconHelp, url: 'https://developer.mozilla.org/' },
    ],
  },
]
