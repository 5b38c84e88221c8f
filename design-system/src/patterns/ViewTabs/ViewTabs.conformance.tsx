import type { Examples } from '../../../../tests/conformance/example.ts'
import { ViewTabs } from './ViewTabs.tsx'

export const examples: Examples = {
  ViewTabs: (probe, words) => (
    <ViewTabs
      {...probe}
      label={words || 'Views'}
      views={[
        { id: 'a', label: words || 'All', href: '#a' },
        { id: 'b', label: words || 'Late', href: '#b', mark: words || 'changed' },
      ]}
      selectedId="b"
    />
  ),
}
