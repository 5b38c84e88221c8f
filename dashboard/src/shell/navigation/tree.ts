import {
  IconBoxMultiple,
  IconCalendar,
  IconChartAreaLine,
  IconCircleX,
  IconComponents,
  IconCreditCard,
  IconFileDescription,
  IconFileDollar,
  IconFiles,
  IconForms,
  IconHelp,
  IconLayoutKanban,
  IconLetterCase,
  IconListDetails,
  IconLock,
  IconMail,
  IconMessage,
  IconSchool,
  IconShieldCheck,
  IconShieldLock,
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
import { href } from 'react-router-dom'
import type { MessageId } from '../../core/i18n/intl.ts'
import type { Branch } from '../../core/router/branches.ts'

/** A part of the navigation; without a label, what it holds stands in its place. */
export interface Node {
  /** The routes that it holds are those that name it. */
  readonly branch?: Branch
  readonly label?: MessageId
  readonly icon?: NavigationItem['icon']
  /** Shows how many entries it holds. */
  readonly isCounted?: boolean
  readonly nodes?: readonly Node[]
  /** An address of its own, outside of the product or of one record. */
  readonly href?: string
  /** Why it is switched off. */
  readonly whyDisabled?: MessageId
}

/** A section of the navigation, in the order of the page. */
export interface Section {
  readonly id: string
  readonly title?: MessageId
  readonly icon?: NavigationItem['icon']
  readonly nodes: readonly Node[]
}

const start: Section = {
  id: 'start',
  nodes: [
    { label: 'shell.nav.dashboards', icon: IconSmartHome, isCounted: true, branch: 'dashboards' },
    {
      label: 'shell.nav.frontPages',
      icon: IconFiles,
      nodes: [{ branch: 'frontPages' }, { label: 'shell.nav.publicSite', branch: 'publicSite' }],
    },
  ],
}

/** The person's own pages, those for what goes wrong, and all that lead in. */
const pages: readonly Node[] = [
  {
    label: 'shell.nav.pages',
    icon: IconFileDescription,
    nodes: [
      { label: 'titles.profile', branch: 'profile' },
      { label: 'titles.accountSettings', branch: 'accountSettings' },
      { branch: 'help' },
      { label: 'shell.nav.misc', branch: 'misc' },
    ],
  },
  {
    label: 'shell.nav.authentication',
    icon: IconShieldLock,
    nodes: [
      { label: 'titles.signIn', branch: 'signIn' },
      { label: 'titles.createAccount', branch: 'register' },
      { label: 'titles.forgotPassword', branch: 'forgotPassword' },
      { label: 'titles.resetPassword', branch: 'resetPassword' },
      { label: 'titles.twoStepVerification', branch: 'twoSteps' },
      { label: 'titles.verifyEmail', branch: 'verifyEmail' },
    ],
  },
]

const apps: Section = {
  id: 'apps',
  title: 'shell.nav.apps',
  icon: IconBoxMultiple,
  nodes: [
    {
      label: 'shell.nav.ecommerce',
      icon: IconShoppingCart,
      nodes: [{ label: 'shell.nav.catalogue', branch: 'catalogue' }, { branch: 'store' }],
    },
    { label: 'shell.nav.academy', icon: IconSchool, branch: 'academy' },
    { label: 'shell.nav.logistics', icon: IconTruck, branch: 'logistics' },
    { icon: IconMail, branch: 'email' },
    { icon: IconMessage, branch: 'chat' },
    { icon: IconCalendar, branch: 'calendar' },
    { icon: IconLayoutKanban, branch: 'kanban' },
    { label: 'shell.nav.invoice', icon: IconFileDollar, branch: 'invoices' },
    { icon: IconUser, branch: 'users' },
    { label: 'shell.nav.rolesAndPermissions', icon: IconLock, branch: 'roles' },
    ...pages,
    { label: 'shell.nav.wizards', icon: IconWand, branch: 'wizards' },
    { icon: IconBoxMultiple, branch: 'dialogs' },
  ],
}

const design: readonly Section[] = [
  {
    id: 'interface',
    title: 'shell.nav.interface',
    icon: IconComponents,
    nodes: [
      { icon: IconLetterCase, branch: 'typography' },
      { icon: IconStar, branch: 'icons' },
      { label: 'shell.nav.cards', icon: IconCreditCard, branch: 'cards' },
      { label: 'shell.nav.components', icon: IconComponents, branch: 'components' },
      { label: 'shell.nav.extensions', icon: IconStack2, branch: 'extensions' },
    ],
  },
  {
    id: 'forms',
    title: 'shell.nav.formsAndTables',
    icon: IconForms,
    nodes: [
      {
        label: 'shell.nav.forms',
        icon: IconForms,
        nodes: [{ label: 'shell.nav.formElements', branch: 'formElements' }, { branch: 'formLayouts' }],
      },
      { label: 'shell.nav.tables', icon: IconTable, branch: 'tables' },
    ],
  },
  {
    id: 'charts',
    title: 'shell.nav.charts',
    icon: IconChartAreaLine,
    nodes: [{ icon: IconChartAreaLine, branch: 'charts' }],
  },
]

const others: Section = {
  id: 'others',
  title: 'shell.nav.others',
  icon: IconHelp,
  nodes: [
    {
      label: 'shell.nav.access',
      icon: IconShieldCheck,
      nodes: [{ branch: 'access' }, { branch: 'notAuthorized' }],
    },
    {
      label: 'shell.nav.levels',
      icon: IconListDetails,
      nodes: [
        {
          label: 'titles.users',
          nodes: [{ label: 'titles.user', href: href('/apps/user/view/:id', { id: '1' }) }],
        },
        {
          label: 'titles.invoices',
          nodes: [
            { label: 'titles.invoice', href: href('/apps/invoice/preview/:id', { id: '5089' }) },
            { label: 'titles.editInvoice', href: href('/apps/invoice/edit/:id', { id: '5089' }) },
          ],
        },
      ],
    },
    { label: 'shell.nav.disabled', icon: IconCircleX, whyDisabled: 'shell.nav.whyDisabled' },
    { label: 'shell.nav.guide', icon: IconHelp, href: 'https://www.w3.org/WAI/ARIA/apg/' },
    { label: 'shell.nav.docs', icon: IconHelp, href: 'https://developer.mozilla.org/' },
  ],
}

/** The navigation: its sections and branches in their order. What they hold is what the features' routes say. */
export const tree: readonly Section[] = [start, apps, ...design, others]
