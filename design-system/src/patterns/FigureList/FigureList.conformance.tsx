import type { Examples } from '../../../../tests/conformance/example.ts'
import { FigureList } from './FigureList.tsx'

export const examples: Examples = {
  FigureList: (probe, words) => (
    <FigureList
      {...probe}
      aria-label="Deliveries"
      items={[
        {
          id: 'one',
          title: 'In transit',
          detail: words,
          value: '10',
          change: { text: '+2%', tone: 'success' },
        },
        { id: 'two', title: 'Delivered', value: '20', href: '#delivered' },
      ]}
    />
  ),
}
