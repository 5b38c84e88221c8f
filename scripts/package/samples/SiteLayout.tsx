import { Heading } from '@data1522/design-system/Heading'
import { SiteFooter } from '@data1522/design-system/SiteFooter'
import { SiteHeader } from '@data1522/design-system/SiteHeader'
import { SiteLayout } from '@data1522/design-system/SiteLayout'

const links = [
  { label: 'Features', href: '#features' },
  { label: 'Prices', href: '/prices' },
]
const groups = [{ title: 'Account', links: [{ label: 'Sign in', href: '/login' }] }]

export const Example = () => (
  <SiteLayout
    header={<SiteHeader brand="Orchard" links={links} />}
    footer={
      <SiteFooter
        brand="Orchard"
        description="Apples by post."
        groups={groups}
        social={[]}
        legal="© Orchard"
      />
    }
  >
    <Heading level={1}>Apples by post</Heading>
  </SiteLayout>
)
