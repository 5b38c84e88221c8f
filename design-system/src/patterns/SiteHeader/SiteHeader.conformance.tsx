import type { Examples } from '../../../../tests/conformance/example.ts'
import { links, menu } from './example.ts'
import { SiteHeader } from './SiteHeader.tsx'

export const examples: Examples = {
  SiteHeader: (probe, words) => (
    <>
      <SiteHeader
        {...probe}
        brand="Data"
        links={[...links, { label: words || 'Ports', href: '/words' }]}
        menu={menu}
        controls={words}
      />
      <main id="content" tabIndex={-1} />
    </>
  ),
}
