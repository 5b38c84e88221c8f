import { sumMoney } from '../invoices/contract-totals.ts'
import { sum } from '../../contract/lists.ts'
import type { OrderDetails, OrderItem, OrderParcel } from './contract.ts'
import { deliveryStateOf, type Order, ORDER_PAYMENTS } from '../orders/contract.ts'

const { paid, pending } = ORDER_PAYMENTS

type Sums = Pick<OrderDetails, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'items' | 'refunds'>

/** So many pieces of each product, by its id. */
export type Pieces = Readonly<Record<string, number>>

/** Whether an order is being prepared: neither on its way nor cancelled. */
export const isPreparing = ({ status, payment }: Pick<Order, 'status' | 'payment'>) =>
  status === 'Ready to Pickup' && (payment === paid || payment === pending)

/**
 * How many pieces of each product are still to be sent, by its id: none once an order is on its way or cancelled.
 * A sent piece that was refunded is none of them, unless its parcel was taken back: nobody sends it again.
 */
export const piecesLeft = ({
  order,
  items,
  parcels,
  refunds,
}: Pick<OrderDetails, 'items' | 'parcels' | 'refunds'> & {
  readonly order: Pick<Order, 'status' | 'payment'>
}): Map<number, number> => {
  if (!isPreparing(order)) return new Map(items.map(({ id }) => [id, 0]))
  const sent = countPieces(parcels)
  const refunded = countPieces(refunds)
  const unsent = countPieces(refunds.map((refund) => ({ items: refund.unsent })))
  return new Map(
    items.map(({ id, quantity }) => {
      const unsentOnes = unsent.get(id) ?? 0
      const gone = Math.max(sent.get(id) ?? 0, (refunded.get(id) ?? 0) - unsentOnes)
      return [id, Math.max(0, quantity - unsentOnes - gone)]
    }),
  )
}

/** How many pieces of each product can still be given back, by its id. */
export const piecesKept = ({
  items,
  refunds,
}: Pick<OrderDetails, 'items' | 'refunds'>): Map<number, number> => {
  const given = countPieces(refunds)
  return new Map(items.map(({ id, quantity }) => [id, Math.max(0, quantity - (given.get(id) ?? 0))]))
}

/**
 * How many pieces of each product a packing slip lists, by its id: those that are still to be sent, or, once all are
 * sent, those that the customer keeps; none of an order that came to nothing.
 */
export const piecesPacked = (details: Parameters<typeof piecesLeft>[0]): Map<number, number> => {
  const left = piecesLeft(details)
  const isWaiting = [...left.values()].some((count) => count > 0)
  return isWaiting || deliveryStateOf(details.order) === 'notSent' ? left : piecesKept(details)
}

/** The fewest and the most of some pieces that can be taken from what was not sent yet, by the product's id. */
export const unsentOf = (
  details: Parameters<typeof piecesLeft>[0],
  pieces: Pieces,
): { readonly least: Pieces; readonly most: Pieces } => {
  const left = piecesLeft(details)
  const kept = piecesKept(details)
  const each = (count: (quantity: number, unsent: number, sent: number) => number) =>
    Object.fromEntries(
      Object.entries(pieces).map(([key, quantity]) => {
        const unsent = left.get(Number(key)) ?? 0
        return [key, count(quantity, unsent, (kept.get(Number(key)) ?? 0) - unsent)]
      }),
    )
  return {
    least: each((quantity, _unsent, sent) => Math.max(0, quantity - sent)),
    most: each((quantity, unsent) => Math.min(quantity, unsent)),
  }
}

/** How many pieces of each product some parcels or refunds are about, by its id. */
export const countPieces = (groups: readonly Pick<OrderParcel, 'items'>[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { id, quantity } of groups.flatMap(({ items }) => items))
    counts.set(id, (counts.get(id) ?? 0) + quantity)
  return counts
}

/** How many pieces there are of all products together. */
export const sumPieces = (items: OrderParcel['items']) => sum(items.map(({ quantity }) => quantity))

/**
 * What was paid for some pieces: their price with their share of the discount and the tax, and the delivery if it goes
 * back too. It is what they add to those that were given back before, so that cents which are rounded do not pile up.
 */
export const worthOf = (
  { subtotal, discount, shipping, tax, items, refunds }: Sums,
  pieces: Pieces,
  hasShipping = false,
) => {
  const given = countPieces(refunds)
  const goodsOf = (quantityOf: (id: number) => number) => {
    const price = sumMoney(items.map(({ id, price }: OrderItem) => price * quantityOf(id)))
    return subtotal > 0 ? sumMoney([(price / subtotal) * (subtotal - discount + tax)]) : 0
  }
  const before = (id: number) => given.get(id) ?? 0
  return sumMoney([
    goodsOf((id) => before(id) + (pieces[id] ?? 0)),
    -goodsOf(before),
    hasShipping ? shipping : 0,
  ])
}

/** Whether an amount gives back all that was paid for some pieces, or all that is left; a smaller one gives back none of them. */
export const coversPieces = (
  details: Sums & Pick<OrderDetails, 'refundable'>,
  pieces: Pieces,
  amount: number,
) => amount >= Math.min(details.refundable, worthOf(details, pieces))
