import type { Examples } from '../../../../tests/conformance/example.ts'
import { StatStrip } from './StatStrip.tsx'

export const examples: Examples = {
  StatStrip: (probe, words) => (
    <StatStrip
      {...probe}
      label="Statistics"
      items={[
        {
          id: 'sales',
          label: 'Sales',
          value: '8,412',
          note: words,
          change: { text: '+9.2%', tone: 'success' },
        },
        { id: 'customers', label: 'Customers', value: '3,287', href: '#customers' },
      ]}
    />
  ),
}
