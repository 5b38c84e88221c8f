import {
  IconHeadset,
  IconHome,
  IconListDetails,
  IconLogin,
  IconTag,
  IconUserPlus,
} from '../../icons/icons.ts'
import type { SiteLink, SiteMenuData } from './site-links.ts'

export const links: readonly SiteLink[] = [
  { label: 'Features', href: '#features' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '#contact' },
]
export const menu: SiteMenuData = {
  label: 'Pages',
  groups: [
    {
      title: 'This site',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Help center', href: '/help' },
      ],
    },
    { title: 'In the demo', links: [{ label: 'Orders', href: '/orders' }] },
    {
      title: 'Account',
      links: [
        { label: 'Sign in', href: '/login' },
        { label: 'Create an account', href: '/register' },
      ],
    },
  ],
}
