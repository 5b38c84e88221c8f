import {
  IconCalendar,
  IconChartAreaLine,
  IconComponents,
  IconFileDescription,
  IconFileDollar,
  IconFiles,
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
  IconWand,
} from '@data1522/design-system/icons'
import type { PaletteEntry } from '@data1522/design-system/CommandPalette'
import type { MessageId } from '../../core/i18n/intl.ts'

type NameIn<Group extends string> =
  Extract<MessageId, `${Group}.${string}`> extends `${Group}.${infer Name}` ? Name : never

/** The groups of screens, in their order. */
export const screenGroups = ['dashboards', 'apps', 'frontPages', 'interface', 'forms', 'charts'] as const

/** Where a screen stands in the palette. */
export interface Place {
  readonly of: RegExp
  readonly group: (typeof screenGroups)[number]
  readonly icon: NonNullable<PaletteEntry['icon']>
  /** What it lies in, where its title alone does not tell. */
  readonly branch?: NameIn<'palette.branch'>
}

/** By the beginning of an address; the first that fits counts. */
const places: readonly Place[] = [
  { of: /^\/dashboards\/|\/dashboard$/, group: 'dashboards', icon: IconSmartHome },
  { of: /^\/(front-pages|data1522)\b/, group: 'frontPages', icon: IconFiles },
  { of: /^\/apps\/ecommerce\//, group: 'apps', icon: IconShoppingCart, branch: 'ecommerce' },
  { of: /^\/apps\/academy\//, group: 'apps', icon: IconSchool, branch: 'academy' },
  { of: /^\/apps\/logistics\//, group: 'apps', icon: IconTruck, branch: 'logistics' },
  { of: /^\/apps\/invoice\//, group: 'apps', icon: IconFileDollar, branch: 'invoice' },
  { of: /^\/apps\/email/, group: 'apps', icon: IconMail },
  { of: /^\/apps\/chat/, group: 'apps', icon: IconMessage },
  { of: /^\/apps\/calendar/, group: 'apps', icon: IconCalendar },
  { of: /^\/apps\/kanban/, group: 'apps', icon: IconLayoutKanban },
  { of: /^\/apps\/user\//, group: 'apps', icon: IconUser },
  { of: /^\/(apps\/(roles|permissions)|access-control)/, group: 'apps', icon: IconLock, branch: 'roles' },
  { of: /^\/pages\/cards\//, group: 'interface', icon: IconComponents, branch: 'cards' },
  { of: /^\/pages\/(icons|typography|dialog-examples)/, group: 'interface', icon: IconComponents },
  { of: /^\/components\//, group: 'interface', icon: IconComponents, branch: 'components' },
  { of: /^\/extensions\//, group: 'interface', icon: IconComponents, branch: 'extensions' },
  { of: /^\/forms\//, group: 'forms', icon: IconForms, branch: 'forms' },
  { of: /^\/tables\//, group: 'forms', icon: IconTable, branch: 'tables' },
  { of: /^\/wizard-examples\//, group: 'forms', icon: IconWand, branch: 'wizards' },
  { of: /^\/charts\//, group: 'charts', icon: IconChartAreaLine },
  { of: /^\/pages\/(user-profile|account-settings|pricing|faq)/, group: 'apps', icon: IconFileDescription },
  { of: /^\/pages\/misc\//, group: 'apps', icon: IconFileDescription, branch: 'misc' },
]
const elsewhere: Place = { of: /^/, group: 'apps', icon: IconFileDescription }

export const placeOf = (path: string) => places.find(({ of }) => of.test(path)) ?? elsewhere

/** The order of screens in their group. */
export const comesBefore = (one: string, other: string) => orderOf(placeOf(one)) - orderOf(placeOf(other))

const orderOf = (place: Place) => (place === elsewhere ? places.length : places.indexOf(place))
