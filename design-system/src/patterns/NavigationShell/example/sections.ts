import {
  IconCalendar,
  IconComponents,
  IconForms,
  IconMail,
  IconShoppingCart,
  IconSmartHome,
  IconUser,
} from '../../../icons/icons.ts'
import type { NavigationSection } from '../navigation.ts'

/** A small product's navigation. */
export const sections: NavigationSection[] = [
  {
    id: 'start',
    items: [
      {
        id: 'dashboards',
        label: 'Dashboards',
        icon: IconSmartHome,
        badge: '3',
        items: [
          { id: 'analytics', label: 'Analytics', href: '#analytics' },
          { id: 'crm', label: 'CRM', href: '#crm' },
          { id: 'logistics', label: 'Logistics', href: '#logistics' },
        ],
      },
    ],
  },
  {
    id: 'apps',
    title: 'Apps & pages',
    items: [
      {
        id: 'shop',
        label: 'eCommerce',
        icon: IconShoppingCart,
        items: [
          { id: 'orders', label: 'Orders', href: '#orders' },
          { id: 'products', label: 'Products', href: '#products' },
        ],
      },
      { id: 'email', label: 'E-mail', icon: IconMail, href: '#email', badge: '21' },
      { id: 'calendar', label: 'Calendar', icon: IconCalendar, href: '#calendar' },
      { id: 'users', label: 'Users', icon: IconUser, href: '#users' },
    ],
  },
  {
    id: 'interface',
    title: 'Interface',
    items: [
      {
        id: 'components',
        label: 'Components',
        icon: IconComponents,
        items: [{ id: 'button', label: 'Button', href: '#button' }],
      },
      {
        id: 'forms',
        label: 'Forms',
        icon: IconForms,
        items: [{ id: 'select', label: 'Select', href: '#select' }],
      },
    ],
  },
]

/** The same in Arabic. */
export const arabicSections: NavigationSection[] = [
  {
    id: 'start',
    items: [
      {
        id: 'dashboards',
        label: 'لوحات المعلومات',
        icon: IconSmartHome,
        badge: '٢',
        items: [
          { id: 'analytics', label: 'التحليلات', href: '#analytics' },
          { id: 'logistics', label: 'الخدمات اللوجستية', href: '#logistics' },
        ],
      },
    ],
  },
  {
    id: 'apps',
    title: 'التطبيقات والصفحات',
    items: [
      {
        id: 'shop',
        label: 'المتجر',
        icon: IconShoppingCart,
        items: [{ id: 'orders', label: 'الطلبات', href: '#orders' }],
      },
      { id: 'email', label: 'البريد', icon: IconMail, href: '#email', badge: '٢١' },
      { id: 'calendar', label: 'التقويم', icon: IconCalendar, href: '#calendar' },
      { id: 'users', label: 'المستخدمون', icon: IconUser, href: '#users' },
    ],
  },
]
