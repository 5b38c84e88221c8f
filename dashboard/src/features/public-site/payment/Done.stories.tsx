import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { quoteOf } from '../../../../../mocks/areas/payment/quote.ts'
import { Done } from './Done.tsx'

const billing = {
  firstName: 'Inès',
  lastName: 'Valette',
  company: 'Atelier Valette',
  vatNumber: '',
  email: 'ines@atelier-valette.example',
  country: 'FR',
  postalCode: '69002',
  city: 'Lyon',
  street: '27 quai Saint-Antoine',
}

const receiptOf = (way: 'bankTransfer' | 'card') => {
  const quote = quoteOf({ plan: 'team', cycle: 'yearly', country: 'FR', promo: 'HELLO10' })
  const isCard = way === 'card'
  return {
    id: 'R-20261120-090000',
    status: isCard ? ('paid' as const) : ('awaited' as const),
    issuedOn: quote.startsOn,
    payBefore: isCard ? null : '2026-12-04',
    way,
    lastDigits: isCard ? '4242' : null,
    bank: isCard
      ? null
      : {
          bankName: 'Lanternfish Savings & Trust',
          iban: 'US00 LFST 0000 1522 0048 07',
          swiftCode: 'LFSTUS00',
        },
    billing,
    quote,
  }
}

const meta = preview.meta({
  title: 'Screens/Payment/Done',
  component: Done,
  tags: ['!autodocs'],
  ...screenAt({ path: '/data1522/payments', groups: ['payment', 'plans'], isInAppShell: true }),
})

export const Paid = meta.story({ render: () => <Done receipt={receiptOf('card')} /> })

export const Awaited = meta.story({ render: () => <Done receipt={receiptOf('bankTransfer')} /> })
