import { SiteHeader } from '@data1522/design-system/SiteHeader'

const links = [
  { label: 'Features', href: '#features' },
  { label: 'Prices', href: '/prices' },
]

export const Example = () => <SiteHeader brand="Orchard" links={links} />
