import type { HelpIcon } from './contract.ts'

/** Where the articles stand, by their slugs. */
export const shelves = {
  ordering: [
    'how-to-add-product-in-cart',
    'save-a-cart-for-later',
    'use-a-discount-code',
    'order-without-an-account',
    'change-or-correct-an-order',
    'order-for-a-company',
  ],
  payment: [
    'ways-to-pay',
    'when-your-card-is-charged',
    'declined-payments',
    'get-an-invoice',
    'gift-cards',
    'how-refunds-are-paid',
  ],
  delivery: [
    'delivery-options-and-costs',
    'choose-a-delivery-date',
    'track-a-parcel',
    'if-nobody-is-at-home',
    'delivery-to-another-address',
    'damaged-on-arrival',
  ],
  returns: [
    'return-a-product',
    'cancel-an-order',
    'cancel-scheduled-delivery',
    'exchange-a-size-or-colour',
    'what-cannot-be-returned',
    'follow-a-return',
  ],
  account: [
    'create-an-account',
    'reset-your-password',
    'two-step-sign-in',
    'change-your-email-address',
    'choose-what-we-write-to-you',
    'close-your-account',
  ],
  products: [
    'read-a-product-page',
    'find-your-shoe-size',
    'stock-and-waiting-lists',
    'guarantee-and-repairs',
    'care-for-leather-and-wood',
    'write-a-review',
  ],
  guides: ['furnish-a-small-office', 'pack-a-present-well', 'make-things-last'],
} as const

export type Shelf = keyof typeof shelves
export type HelpSlug = (typeof shelves)[Shelf][number]

/** The shelves that the help center lists, each with its icon. */
export const listedShelves = [
  ['ordering', 'shopping-cart'],
  ['payment', 'credit-card'],
  ['delivery', 'truck-delivery'],
  ['returns', 'arrow-back-up'],
  ['account', 'user-circle'],
  ['products', 'package'],
] as const satisfies readonly (readonly [Shelf, HelpIcon])[]

/** The articles that are read most. */
export const popularSlugs = ['how-to-add-product-in-cart', 'track-a-parcel', 'return-a-product'] as const
