import { IconArrowBackUp, IconCreditCard } from '../../icons/icons.ts'
import type { InstantResult } from './InstantSearch.tsx'

export const found: readonly InstantResult[] = [
  {
    id: 'return-a-product',
    title: 'Return a product',
    titleSpans: [[0, 6]],
    detail: 'Anything unused, within 15 days, in its box.',
    note: 'Returns',
    icon: IconArrowBackUp,
    href: '#return-a-product',
  },
  {
    id: 'how-refunds-are-paid',
    title: 'How refunds are paid',
    detail: 'Once your return has arrived, the money takes five working days.',
    detailSpans: [[10, 16]],
    note: 'Payment',
    icon: IconCreditCard,
    href: '#how-refunds-are-paid',
  },
]
