import type { Examples } from '../../../../tests/conformance/example.ts'
import { SiteSection } from './SiteSection.tsx'

export const examples: Examples = {
  SiteSection: (probe, words) => (
    <SiteSection {...probe} title={words || 'Ports'} eyebrow={words} description={words} actions={words}>
      <p>{words}</p>
    </SiteSection>
  ),
}
