import type { Product as ProductAnswer } from '@data1522/mocks/contract/products'

/** A product of the list, whose base price is an amount. */
export type Product = Omit<ProductAnswer, 'price'> & { readonly price: number }

/** How the call of the list writes an amount: `$1,248.50`. */
const DOLLARS = /^(-?)\$(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/

const decodePrice = (text: string) => {
  const [, sign, whole, cents = ''] = DOLLARS.exec(text) ?? []
  if (whole === undefined) throw new Error(`“${text}” is no price in dollars.`)
  return Number(sign + whole.replaceAll(',', '') + cents)
}

/**
 * A product as the product works with it, from the answer of the list's call.
 * @throws if its price is not an amount in dollars.
 */
export const decodeProduct = (answer: ProductAnswer): Product => ({
  ...answer,
  price: decodePrice(answer.price),
})
