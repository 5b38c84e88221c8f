import type { Examples } from '../../../../tests/conformance/example.ts'
import { Funnel } from './Funnel.tsx'

export const examples: Examples = {
  Funnel: (probe, words) => (
    <Funnel
      {...probe}
      label={words || 'Deals'}
      stages={[
        {
          id: 'new',
          title: words,
          value: '24',
          note: words,
          reached: 24,
          onward: { text: '50%', label: words },
        },
        { id: 'won', title: words, value: '12', reached: 12, href: '#won' },
      ]}
    />
  ),
}
