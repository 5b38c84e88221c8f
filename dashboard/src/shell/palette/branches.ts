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
import type { Branch } from '../../core/router/branches.ts'
import type { Route } from '../../core/router/route.ts'

type NameIn<Group extends string> =
  Extract<MessageId, `${Group}.${string}`> extends `${Group}.${infer Name}` ? Name : never

/** The groups of screens, in their order. */
export const screenGroups = ['dashboards', 'apps', 'frontPages', 'interface', 'forms', 'charts'] as const

interface PaletteBranch {
  readonly group: (typeof screenGroups)[number]
  readonly icon: NonNullable<PaletteEntry['icon']>
  /** What the screens lie in, where their titles alone do not tell. */
  readonly hint?: NameIn<'palette.branch'>
}

const shop: PaletteBranch = { group: 'apps', icon: IconShoppingCart, hint: 'ecommerce' }
const rights: PaletteBranch = { group: 'apps', icon: IconLock, hint: 'roles' }
const design: PaletteBranch = { group: 'interface', icon: IconComponents }
const form: PaletteBranch = { group: 'forms', icon: IconForms, hint: 'forms' }
const page: PaletteBranch = { group: 'apps', icon: IconFileDescription }
const site: PaletteBranch = { group: 'frontPages', icon: IconFiles }

/** How the palette lists the screens of each branch of the navigation, in its own order. */
const branches: Readonly<Record<Branch, PaletteBranch>> = {
  dashboards: { group: 'dashboards', icon: IconSmartHome },
  frontPages: site,
  publicSite: site,
  catalogue: shop,
  store: shop,
  academy: { group: 'apps', icon: IconSchool, hint: 'academy' },
  logistics: { group: 'apps', icon: IconTruck, hint: 'logistics' },
  invoices: { group: 'apps', icon: IconFileDollar, hint: 'invoice' },
  email: { group: 'apps', icon: IconMail },
  chat: { group: 'apps', icon: IconMessage },
  calendar: { group: 'apps', icon: IconCalendar },
  kanban: { group: 'apps', icon: IconLayoutKanban },
  users: { group: 'apps', icon: IconUser },
  roles: rights,
  access: rights,
  notAuthorized: rights,
  cards: { ...design, hint: 'cards' },
  typography: design,
  icons: design,
  dialogs: design,
  components: { ...design, hint: 'components' },
  extensions: { ...design, hint: 'extensions' },
  formElements: form,
  formLayouts: form,
  tables: { group: 'forms', icon: IconTable, hint: 'tables' },
  wizards: { group: 'forms', icon: IconWand, hint: 'wizards' },
  charts: { group: 'charts', icon: IconChartAreaLine },
  profile: page,
  accountSettings: page,
  help: page,
  misc: { ...page, hint: 'misc' },
  signIn: page,
  register: page,
  forgotPassword: page,
  resetPassword: page,
  twoSteps: page,
  verifyEmail: page,
}
const order = Object.keys(branches)

const branchOf = ({ paletteBranch, branch }: Route) => paletteBranch ?? branch

/** How the palette lists a screen. */
export function listingOf(route: Route): PaletteBranch {
  const branch = branchOf(route)
  return branch ? branches[branch] : page
}

/** The order of screens in their group. */
export const comesBefore = (one: Route, other: Route) => positionOf(one) - positionOf(other)

const positionOf = (route: Route) => {
  const branch = branchOf(route)
  return branch ? order.indexOf(branch) : order.length
}
