import type { Examples } from '../../../../tests/conformance/example.ts'
import { PlanTeaser } from './PlanTeaser.tsx'

export const examples: Examples = {
  PlanTeaser: (probe, words) => (
    <PlanTeaser
      {...probe}
      plans={[
        {
          id: 'team',
          name: words || 'Team',
          description: words,
          price: '$29',
          period: words,
          points: ['Up to 10 people'],
          action: { label: words || 'See Team', href: '/pricing' },
          mark: words,
        },
      ]}
    />
  ),
}
