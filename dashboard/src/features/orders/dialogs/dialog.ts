import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import type { Pieces } from '@data1522/mocks/contract/order-pieces'

/** What every dialog of an order is given. */
export interface OrderDialogProps {
  details: OrderDetails
  isOpen: boolean
  onClose: () => void
}

/** So many pieces of each line as there are, of those that are asked for: all, or some by their products. */
export const piecesOf = (counts: ReadonlyMap<number, number>, lines: readonly number[]) =>
  Object.fromEntries(
    [...counts].map(([id, count]) => [id, lines.length === 0 || lines.includes(id) ? count : 0]),
  )

/** No more pieces of each than there are by now. */
export const atMost = (pieces: Pieces, most: ReadonlyMap<number, number>): Pieces =>
  Object.fromEntries(
    Object.entries(pieces).map(([id, quantity]) => [id, Math.min(quantity, most.get(Number(id)) ?? 0)]),
  )

/** Pieces as calls take them: those of which there are any. */
export const toPieces = (pieces: Pieces) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id: Number(id), quantity }))
