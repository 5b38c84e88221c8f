import type { Examples } from '../../../../tests/conformance/example.ts'
import { footer } from './example.ts'
import { SiteFooter } from './SiteFooter.tsx'

export const examples: Examples = {
  SiteFooter: (probe, words) => (
    <SiteFooter {...probe} {...footer} brand="Data" description={words} newsletter={words} />
  ),
}
