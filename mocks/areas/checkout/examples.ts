import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getFirstCart: {},
  quoteCart: {
    body: {
      lines: [{ id: 41, quantity: 2 }],
      wishlist: [9],
      offer: 'HELLO10',
      delivery: 'express',
      countryCode: 'FR',
    },
  },
  placeOrder: {
    body: {
      lines: [{ id: 3, quantity: 1 }],
      email: 'iris@heron-lighting.example',
      address: {
        name: 'Iris Okafor',
        phone: '+44 20 7946 0018',
        line1: '4 Tanner Row',
        town: 'York',
        postCode: 'YO1 6JB',
        countryCode: 'GB',
      },
      payment: 'card',
      cardDigits: '4242',
      cardBrand: 'visa',
      total: 35.1,
    },
  },
}
