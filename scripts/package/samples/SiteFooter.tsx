import { SiteFooter } from '@data1522/design-system/SiteFooter'

const groups = [{ title: 'Account', links: [{ label: 'Sign in', href: '/login' }] }]

export const Example = () => (
  <SiteFooter brand="Orchard" description="Apples by post." groups={groups} social={[]} legal="© Orchard" />
)
