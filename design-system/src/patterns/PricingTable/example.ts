import { IconBuildingStore, IconPlant2, IconUsers } from '../../icons/icons.ts'
import type { PricedPlan } from './PricingCards.tsx'
import type { ComparedPlan, FeatureGroup } from './PricingTable.tsx'

export const pricedPlans: readonly PricedPlan[] = [
  {
    id: 'basic',
    icon: IconPlant2,
    name: 'Basic',
    description: 'For one person and a first shop.',
    price: '$0',
    period: 'forever',
    note: 'No card, no end date',
    action: { label: 'Start with Basic', href: '#basic' },
    pointsTitle: 'What you get',
    points: ['1 person', '1 shop, up to 100 orders a month', 'Answers from the help center'],
  },
  {
    id: 'team',
    icon: IconUsers,
    name: 'Team',
    description: 'For a team that sells every day.',
    price: '$290',
    period: 'a year',
    before: '$348',
    note: '$24.17 a month, you save $58',
    action: { label: 'Choose Team', href: '#team' },
    pointsTitle: 'Everything in Basic, and',
    points: ['Up to 10 people', '3 shops, no limit on orders', 'Answers by e-mail within a day'],
    mark: 'Most teams choose this',
  },
  {
    id: 'company',
    icon: IconBuildingStore,
    name: 'Company',
    description: 'For several shops and departments.',
    price: '$590',
    period: 'a year',
    before: '$708',
    note: '$49.17 a month, you save $118',
    action: { label: 'Choose Company', href: '#company' },
    pointsTitle: 'Everything in Team, and',
    points: ['Up to 50 people', '12 shops and two warehouses', 'Answers by phone within 2 hours'],
  },
]

export const comparedPlans: readonly ComparedPlan[] = pricedPlans.map(
  ({ id, name, price, period, action, mark }) => ({
    id,
    name,
    price: `${price} ${period}`,
    action,
    isMarked: mark !== undefined,
  }),
)

export const features: readonly FeatureGroup[] = [
  {
    title: 'People and limits',
    rows: [
      { id: 'people', label: 'People', values: { basic: '1', team: 'Up to 10', company: 'Up to 50' } },
      { id: 'shops', label: 'Shops', values: { basic: '1', team: '3', company: '12' } },
    ],
  },
  {
    title: 'Work',
    rows: [
      { id: 'views', label: 'Saved views', values: { basic: false, team: true, company: true } },
      {
        id: 'fleet',
        label: 'Fleet map and routes',
        values: { basic: false, team: { extra: '$9 a van' }, company: true },
      },
    ],
  },
]
