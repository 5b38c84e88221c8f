import { sum } from '../contract/lists.ts'
import type { OrderParcel } from '../contract/order-details.ts'
import { countPieces } from '../contract/order-pieces.ts'
import type { StoredOrder } from '../data/orders.ts'
import type { Errors } from './errors.ts'
import { recordOf } from './order-view.ts'

type Pieces = OrderParcel['items']

/** How many pieces of each product the customer paid for and did not get the money back, by its id. */
export const piecesKept = (order: StoredOrder) => {
  const given = countPieces(order.refunds)
  return new Map(recordOf(order).items.map(({ id, quantity }) => [id, quantity - (given.get(id) ?? 0)]))
}

/** What is wrong with pieces where so many of each product are left, or nothing. */
export const faultsOfPieces = (items: Pieces, left: ReadonlyMap<number, number>): Errors | undefined => {
  const wanted = countPieces([{ items }])
  const tooMany = [...wanted].find(([id, quantity]) => quantity > (left.get(id) ?? 0))
  return tooMany && { items: [`No more than ${left.get(tooMany[0]) ?? 0} of product ${tooMany[0]} are left`] }
}

/** How many pieces there are of all products together. */
export const sumPieces = (items: Pieces) => sum(items.map(({ quantity }) => quantity))
