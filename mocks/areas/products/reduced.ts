import type { ProductDetail } from './contract.ts'

/** The price that a product is reduced from, if it is. */
export const reducedFrom = ({ base, discounted }: ProductDetail['pricing']) =>
  discounted === null || discounted === base ? null : base

/** What one pays for a product: its reduced price where it has one. */
export const askedFor = ({ pricing }: Pick<ProductDetail, 'pricing'>) => pricing.discounted ?? pricing.base
