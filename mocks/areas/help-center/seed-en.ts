import type { HelpLanguage } from './seed-language.ts'
import { accountInEnglish } from './seed-en-account.ts'
import { deliveriesInEnglish } from './seed-en-deliveries.ts'
import { ordersInEnglish } from './seed-en-orders.ts'

/** The help center in English. */
export const helpInEnglish: HelpLanguage = {
  shelves: {
    ordering: 'Ordering',
    payment: 'Payment',
    delivery: 'Delivery',
    returns: 'Returns and cancellation',
    account: 'Your account',
    products: 'Products and care',
    guides: 'Keep learning',
  },
  headings: {
    before: 'Before you start',
    trouble: 'If it does not work',
    steps: 'Step by step',
    note: 'Good to know',
  },
  teasers: {
    'how-to-add-product-in-cart': 'From the product page to the checkout in four steps.',
    'track-a-parcel': 'See where your order is and when it will be with you.',
    'return-a-product': 'Send something back within 15 days, free and without a reason.',
    'furnish-a-small-office': 'Light first, then the chair: a room to work in, without a plan on paper.',
    'pack-a-present-well': 'Paper, ribbon, one true sentence, and a box that survives the journey.',
    'make-things-last': 'Small repairs that give most things another year.',
  },
  articles: { ...ordersInEnglish, ...deliveriesInEnglish, ...accountInEnglish },
}
