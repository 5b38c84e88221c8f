import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  quotePayment: { body: { plan: 'team', cycle: 'yearly', country: 'FR', promo: 'HELLO10' } },
  payForPlan: {
    body: {
      plan: 'team',
      cycle: 'yearly',
      promo: 'HELLO10',
      way: 'card',
      card: { holder: 'Inès Valette', lastDigits: '4242' },
      billing: {
        firstName: 'Inès',
        lastName: 'Valette',
        company: 'Atelier Valette',
        vatNumber: '',
        email: 'ines@atelier-valette.example',
        country: 'FR',
        postalCode: '69002',
        city: 'Lyon',
        street: '27 quai Saint-Antoine',
      },
    },
  },
}
