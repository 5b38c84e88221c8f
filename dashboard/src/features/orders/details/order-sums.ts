import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import type { OrderDetails, OrderItem } from '@data1522/mocks/contract/order-details'
import { countPieces } from '@data1522/mocks/contract/order-pieces'

type Sums = Pick<OrderDetails, 'subtotal' | 'discount' | 'shipping' | 'tax'>

/** So many pieces of each product, by its id. */
export type Pieces = Readonly<Record<string, number>>

/** What went back of an order in all. */
export const refundedOf = ({ refunds }: Pick<OrderDetails, 'refunds'>) =>
  sumMoney(refunds.map(({ amount }) => amount))

/** How many pieces of each product can still be given back, by its id. */
export const piecesKept = ({ items, refunds }: Pick<OrderDetails, 'items' | 'refunds'>) => {
  const given = countPieces(refunds)
  return new Map(items.map(({ id, quantity }) => [id, Math.max(0, quantity - (given.get(id) ?? 0))]))
}

/** What was paid for some pieces: their price with their share of the discount and the tax, and the delivery if it goes back too. */
export function worthOf(
  { subtotal, discount, shipping, tax, items }: Sums & { items: readonly OrderItem[] },
  pieces: Pieces,
  hasShipping: boolean,
) {
  const price = sumMoney(items.map((item) => item.price * (pieces[item.id] ?? 0)))
  const goods = subtotal > 0 ? (price / subtotal) * (subtotal - discount + tax) : 0
  return sumMoney([goods, hasShipping ? shipping : 0])
}

/** Pieces as calls take them: those of which there are any. */
export const toPieces = (pieces: Pieces) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id: Number(id), quantity }))

/** Whether money went back of an order: all of it, a part, or none. */
export const refundStateOf = (details: OrderDetails) => {
  const refunded = refundedOf(details)
  if (refunded === 0) return null
  return refunded >= details.total ? 'refunded' : 'partlyRefunded'
}
