import type { OrderDetails, OrderParcel } from './order-details.ts'
import { ORDER_PAYMENTS } from './orders.ts'

const { paid, pending } = ORDER_PAYMENTS

/** How many pieces of each product are still to be sent, by its id: none once an order is on its way or cancelled. */
export const piecesLeft = ({
  order,
  items,
  parcels,
  refunds,
}: Pick<OrderDetails, 'order' | 'items' | 'parcels' | 'refunds'>): Map<number, number> => {
  const isOpen = order.status === 'Ready to Pickup' && (order.payment === paid || order.payment === pending)
  const gone = countPieces([...parcels, ...refunds])
  return new Map(
    items.map(({ id, quantity }) => [id, isOpen ? Math.max(0, quantity - (gone.get(id) ?? 0)) : 0]),
  )
}

/** How many pieces of each product some parcels or refunds are about, by its id. */
export const countPieces = (groups: readonly Pick<OrderParcel, 'items'>[]): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const { id, quantity } of groups.flatMap(({ items }) => items))
    counts.set(id, (counts.get(id) ?? 0) + quantity)
  return counts
}
