import type { ProductDetail } from './contract.ts'

/** The price that a product is reduced from, if it is. */
export const reducedFrom = ({ base, discounted }: ProductDetail['pricing']) =>
  discounted === null || discounted === base ? null : base
