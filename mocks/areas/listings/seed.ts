import type { Deal } from './contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { now } from '../../seed/clock.ts'

type Told = Pick<Deal, 'title' | 'code' | 'kind' | 'discount'> & Partial<Deal>

const told = (): readonly Told[] => [
  { title: 'Welcome', code: 'HELLO10', kind: 'percentage', discount: 10 },
  { title: 'Twenty off', code: 'TWENTY', kind: 'flat', discount: 20, minimum: 150 },
  { title: 'Members’ week', code: 'MEMBER15', kind: 'prime', discount: 15 },
  { title: 'Last summer', code: 'SUMMER25', kind: 'percentage', discount: 25, to: dateInDays(-60) },
]

/** The deals of a fresh start; the last one is over. */
export const seedDeals = (): Deal[] =>
  told().map((fields, index) => ({
    id: index + 1,
    regions: [],
    text: '',
    categories: [],
    minimum: 0,
    from: dateInDays(-120),
    to: dateInDays(120),
    notify: [],
    users: 'everyone',
    limit: null,
    payments: ['card', 'cashOnDelivery', 'giftCard'],
    status: 'active',
    isSingleUse: false,
    uses: 0,
    createdOn: now().toISOString(),
    ...fields,
  }))
