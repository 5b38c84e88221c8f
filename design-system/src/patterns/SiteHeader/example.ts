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
        { label: 'Home', href: '/', icon: IconHome },
        { label: 'Pricing', href: '/pricing', icon: IconTag },
        { label: 'Help center', href: '/help', icon: IconHeadset },
      ],
    },
    { title: 'In the demo', links: [{ label: 'Orders', href: '/orders', icon: IconListDetails }] },
    {
      title: 'Account',
      links: [
        { label: 'Sign in', href: '/login', icon: IconLogin },
        { label: 'Create an account', href: '/register', icon: IconUserPlus },
      ],
    },
  ],
}
