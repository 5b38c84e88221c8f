import creditCardType from 'credit-card-type'

/** What is known of a card by its first digits. */
export interface CardBrand {
  /** Such as `visa`; empty while no single brand fits. */
  readonly id: string
  /** As it is written, such as 'American Express'. */
  readonly name: string
  /** How many digits its numbers may have. */
  readonly lengths: readonly number[]
  /** Before which digits its numbers have a space. */
  readonly gaps: readonly number[]
  /** How many digits its security code may have. */
  readonly codeLengths: readonly number[]
}

const unknown: CardBrand = {
  id: '',
  name: '',
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  gaps: [4, 8, 12, 16],
  codeLengths: [3, 4],
}

/** The brand of a card, as soon as its digits tell. */
export function brandOf(number: string): CardBrand {
  const [brand, ...others] = number ? creditCardType(number) : []
  if (!brand || others.length > 0) return unknown
  return {
    id: brand.type,
    name: brand.niceType,
    lengths: brand.lengths,
    gaps: brand.gaps,
    codeLengths: [brand.code.size],
  }
}
