import type { OrderParcel } from './contract.ts'
import { countPieces, type Pieces, unsentOf } from './contract-pieces.ts'
import type { Errors } from '../../runtime/errors.ts'

type Items = OrderParcel['items']

/** What is wrong with pieces where so many of each product are left, or nothing. */
export const faultsOfPieces = (items: Items, left: ReadonlyMap<number, number>): Errors | undefined => {
  const wanted = countPieces([{ items }])
  const tooMany = [...wanted].find(([id, quantity]) => quantity > (left.get(id) ?? 0))
  return tooMany && { items: [`No more than ${left.get(tooMany[0]) ?? 0} of product ${tooMany[0]} are left`] }
}

/** What is wrong with how many of some pieces are taken from what was not sent yet, or nothing. */
export const faultsOfUnsent = (unsent: Items, bounds: ReturnType<typeof unsentOf>): Errors | undefined => {
  const wanted = toPieces(unsent)
  const isWithin = Object.entries(bounds.most).every(
    ([id, most]) => (wanted[id] ?? 0) <= most && (wanted[id] ?? 0) >= (bounds.least[id] ?? 0),
  )
  const isOfItems = Object.keys(wanted).every((id) => id in bounds.most)
  return isWithin && isOfItems ? undefined : { unsent: ['So many of these items are not left unsent'] }
}

/** Pieces as orders list them: those of which there are any. */
export const toItems = (pieces: Pieces): Items =>
  Object.entries(pieces).flatMap(([id, quantity]) => (quantity > 0 ? [{ id: Number(id), quantity }] : []))

/** Pieces by the ids of their products. */
export const toPieces = (items: Items): Pieces => Object.fromEntries(countPieces([{ items }]))
