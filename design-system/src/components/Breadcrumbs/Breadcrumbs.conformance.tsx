import type { Examples } from '../../../../tests/conformance/example.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const examples: Examples = {
  Breadcrumbs: (probe, words) => (
    <Breadcrumbs
      {...probe}
      items={[
        { label: 'Home', href: '#home' },
        { label: words || 'All', href: '#all' },
        { label: words || 'This' },
      ]}
    />
  ),
}
