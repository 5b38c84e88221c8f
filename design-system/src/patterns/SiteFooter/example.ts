import { IconBrandGithub, IconBrandX } from '../../icons/icons.ts'
import { menu } from '../SiteHeader/example.ts'

export const footer = {
  description: 'Sell, teach, ship and invoice from one calm place.',
  groups: menu.groups,
  social: [
    { label: 'GitHub', href: 'https://github.com/', icon: IconBrandGithub },
    { label: 'X', href: 'https://x.com/', icon: IconBrandX },
  ],
  legal: '© 2026 DATA1522',
}
