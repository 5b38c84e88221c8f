import {
  IconCalendar,
  IconComponents,
  IconForms,
  IconHelp,
  IconLayoutGrid,
  IconLock,
  IconMail,
  IconShieldLock,
  IconShoppingCart,
  IconSmartHome,
  IconUser,
} from '../../../icons/icons.ts'
import type { NavigationItem, NavigationSection } from '../navigation.ts'

const guide = 'https://www.w3.org/WAI/ARIA/apg/'

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
    icon: IconLayoutGrid,
    items: [
      {
        id: 'shop',
        label: 'eCommerce',
        icon: IconShoppingCart,
        items: [
          { id: 'orders', label: 'Orders', href: '#orders', badge: '12' },
          {
            id: 'products',
            label: 'Products',
            items: [
              { id: 'all', label: 'All products', href: '#products' },
              { id: 'add', label: 'Add product', href: '#create' },
            ],
          },
        ],
      },
      { id: 'email', label: 'E-mail', icon: IconMail, href: '#email', badge: '21' },
      { id: 'calendar', label: 'Calendar', icon: IconCalendar, href: '#calendar' },
      { id: 'users', label: 'Users', icon: IconUser, href: '#users' },
      {
        id: 'signingIn',
        label: 'Signing in',
        icon: IconShieldLock,
        items: [
          { id: 'login', label: 'Sign in', href: '#login' },
          { id: 'register', label: 'Create account', href: '#register' },
        ],
      },
    ],
  },
  {
    id: 'interface',
    title: 'Interface',
    icon: IconComponents,
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
  {
    id: 'others',
    title: 'Others',
    icon: IconHelp,
    items: [
      {
        id: 'locked',
        label: 'Payroll',
        icon: IconLock,
        isDisabled: true,
        description: 'Opens in January',
      },
      { id: 'guide', label: 'Accessibility guide', icon: IconHelp, href: guide, isExternal: true },
    ],
  },
]

const arabic: Record<string, string> = {
  start: '',
  dashboards: 'لوحات المعلومات',
  analytics: 'التحليلات',
  crm: 'إدارة العملاء',
  logistics: 'الخدمات اللوجستية',
  apps: 'التطبيقات والصفحات',
  shop: 'المتجر',
  orders: 'الطلبات',
  products: 'المنتجات',
  all: 'كل المنتجات',
  add: 'إضافة منتج',
  email: 'البريد',
  calendar: 'التقويم',
  users: 'المستخدمون',
  signingIn: 'تسجيل الدخول',
  login: 'دخول',
  register: 'إنشاء حساب',
  interface: 'الواجهة',
  components: 'المكوّنات',
  button: 'الزر',
  forms: 'النماذج',
  select: 'قائمة الاختيار',
  others: 'أخرى',
  locked: 'الرواتب',
  guide: 'دليل إتاحة الوصول',
}
const digits = new Intl.NumberFormat('ar-EG', { useGrouping: false })

const inArabic = (item: NavigationItem): NavigationItem => ({
  ...item,
  label: arabic[item.id]!,
  badge: item.badge && digits.format(Number(item.badge)),
  description: item.description && 'يُفتح في يناير',
  items: item.items?.map(inArabic),
})

/** The same in Arabic. */
export const arabicSections: NavigationSection[] = sections.map((section) => ({
  ...section,
  title: section.title && arabic[section.id],
  items: section.items.map(inArabic),
}))
