import type { Quote } from '@data1522/mocks/contract/checkout'
import type { KeptCart } from './kept-cart.ts'

/** What a cart holds that can be bought, each with as many pieces as are wanted and there. */
export const shownLines = (cart: KeptCart, quote: Quote | undefined) =>
  (quote?.lines ?? []).flatMap((line) => {
    const wanted = cart.lines.find(({ id }) => id === line.id)
    return wanted ? [{ ...line, quantity: Math.min(wanted.quantity, line.available) }] : []
  })
