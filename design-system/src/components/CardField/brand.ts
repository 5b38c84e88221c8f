import creditCardType from 'credit-card-type'

/** What is known of a card by its first digits. */
export interface CardBrand {
  /** Such as `visa`; empty while no single brand fits. */
  readonly id: string
  /** As it is written, such as 'American Express'. */
  readonly name: string
  /** As it is written where there is little room, such as 'Amex'. */
  readonly shortName: string
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
  shortName: '',
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  gaps: [4, 8, 12, 16],
  codeLengths: [3, 4],
}

const shortNames: Readonly<Record<string, string>> = { 'american-express': 'Amex', 'diners-club': 'Diners' }

/** The brand of a card, as soon as its digits tell. */
export function brandOf(number: string): CardBrand {
  const [brand, ...others] = number ? creditCardType(number) : []
  if (!brand || others.length > 0) return unknown
  return {
    id: brand.type,
    name: brand.niceType,
    shortName: shortNames[brand.type] ?? brand.niceType,
    lengths: brand.lengths,
    gaps: brand.gaps,
    codeLengths: [brand.code.size],
  }
}
