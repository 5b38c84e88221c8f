import {
  IconCalendar,
  IconChartAreaLine,
  IconClock,
  IconForms,
  IconLock,
  IconMail,
  IconMoon,
  IconPlus,
  IconTrash,
  IconUser,
} from '../../../icons/icons.ts'
import type { PaletteEntry, PaletteGroup, PaletteSource } from '../entries.ts'

const none = () => undefined

export const recent: PaletteGroup = {
  id: 'recent',
  title: 'Recent',
  isRecent: true,
  entries: [
    { id: 'order', label: 'Order 5089', hint: 'Orders', href: '#5089', icon: IconClock },
    { id: 'users', label: 'Users', href: '#users', icon: IconClock },
    { id: 'clear', label: 'Clear recent', icon: IconTrash, onAction: none, isKeptOpen: true },
  ],
}

export const groups: PaletteGroup[] = [
  {
    id: 'dashboards',
    title: 'Dashboards',
    entries: [
      {
        id: 'analytics',
        label: 'Analytics',
        href: '#analytics',
        icon: IconChartAreaLine,
        shortcut: ['G', 'A'],
      },
      { id: 'crm', label: 'CRM', href: '#crm', icon: IconChartAreaLine },
    ],
  },
  {
    id: 'apps',
    title: 'Apps and pages',
    entries: [
      { id: 'email', label: 'Email', href: '#email', icon: IconMail },
      { id: 'calendar', label: 'Calendar', href: '#calendar', icon: IconCalendar },
      { id: 'users', label: 'Users', hint: 'People', href: '#users', icon: IconUser, shortcut: ['G', 'U'] },
      { id: 'roles', label: 'Roles', hint: 'People', href: '#roles', icon: IconLock },
      { id: 'security', label: 'Security', hint: 'Account settings', href: '#security', icon: IconUser },
      { id: 'plans', label: 'Billing and plans', hint: 'Account settings', href: '#plans', icon: IconUser },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    entries: [
      { id: 'add', label: 'Add user', icon: IconPlus, onAction: none },
      {
        id: 'dark',
        label: 'Use the dark theme',
        icon: IconMoon,
        onAction: none,
        keywords: ['colours', 'night'],
      },
    ],
  },
  {
    id: 'forms',
    title: 'Forms and tables',
    entries: [
      { id: 'select', label: 'Select', href: '#select', icon: IconForms },
      { id: 'switch', label: 'Switch', href: '#switch', icon: IconForms },
    ],
  },
]

export const arabicGroups: PaletteGroup[] = [
  {
    id: 'apps',
    title: 'التطبيقات والصفحات',
    entries: [
      { id: 'email', label: 'البريد', href: '#email', icon: IconMail },
      { id: 'calendar', label: 'التقويم', href: '#calendar', icon: IconCalendar },
      { id: 'users', label: 'المستخدمون', href: '#users', icon: IconUser },
      { id: 'roles', label: 'الأدوار والأذونات', hint: 'المستخدمون', href: '#roles', icon: IconLock },
    ],
  },
]

export const suggestions: PaletteEntry[] = groups[1]!.entries.slice(0, 3)

const people: PaletteEntry[] = [
  {
    id: '1',
    label: 'Ursula Brandt',
    hint: 'ursula.brandt@example.com',
    href: '#1',
    face: { name: 'Ursula Brandt' },
  },
  { id: '2', label: 'Gus Ferreira', hint: 'gus@example.com', href: '#2', face: { name: 'Gus Ferreira' } },
]

/** A source that answers at once with the people whose names fit. */
export const answering: PaletteSource = {
  id: 'people',
  title: 'People',
  load: async () => ({ entries: people, total: 12, allHref: '#all' }),
}

/** One that never answers. */
export const silent: PaletteSource = { ...answering, load: () => new Promise(none) }

export const failing: PaletteSource = {
  ...answering,
  load: () => Promise.reject(new Error('The server is away.')),
}
