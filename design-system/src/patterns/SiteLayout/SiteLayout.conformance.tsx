import type { Examples } from '../../../../tests/conformance/example.ts'
import { footer } from '../SiteFooter/example.ts'
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
import { links } from '../SiteHeader/example.ts'
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx'
import { SiteLayout } from './SiteLayout.tsx'

export const examples: Examples = {
  SiteLayout: (probe, words) => (
    <SiteLayout
      {...probe}
      header={<SiteHeader brand="Data" links={links} />}
      footer={<SiteFooter {...footer} brand="Data" />}
    >
      <h1>{words || 'Ports'}</h1>
    </SiteLayout>
  ),
}
