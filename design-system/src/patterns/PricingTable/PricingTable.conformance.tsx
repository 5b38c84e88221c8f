import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconUsers } from '../../icons/icons.ts'
import { PricingCards } from './PricingCards.tsx'
import { PricingTable } from './PricingTable.tsx'

const actionOf = (words: string) => ({ label: words || 'Choose Team', href: '/payment' })

export const examples: Examples = {
  PricingCards: (probe, words) => (
    <PricingCards
      {...probe}
      plans={[
        {
          id: 'team',
          icon: IconUsers,
          name: words || 'Team',
          description: words,
          price: '$290',
          before: '$348',
          period: words,
          note: words,
          action: actionOf(words),
          pointsTitle: words,
          points: ['Up to 10 people'],
          mark: words,
        },
      ]}
    />
  ),
  PricingTable: (probe, words) => (
    <PricingTable
      {...probe}
      caption={words || 'Plans'}
      plans={[
        { id: 'team', name: words || 'Team', price: '$290', action: actionOf(words), isMarked: true },
        { id: 'company', name: 'Company', price: '$590', action: { label: 'Company', href: '/' } },
      ]}
      groups={[
        {
          title: words || 'Work',
          rows: [
            { id: 'fleet', label: words || 'Fleet', values: { team: { extra: words }, company: true } },
            { id: 'log', label: 'Log', values: { team: false, company: '2' } },
          ],
        },
      ]}
    />
  ),
}
