import type { OrderParcel } from './contract.ts'
import { countPieces, type Pieces } from './contract-pieces.ts'
import type { Errors } from '../../runtime/errors.ts'

type Items = OrderParcel['items']

/** What is wrong with pieces where so many of each product are left, or nothing. */
export const faultsOfPieces = (items: Items, left: ReadonlyMap<number, number>): Errors | undefined => {
  const wanted = countPieces([{ items }])
  const tooMany = [...wanted].find(([id, quantity]) => quantity > (left.get(id) ?? 0))
  return tooMany && { items: [`No more than ${left.get(tooMany[0]) ?? 0} of product ${tooMany[0]} are left`] }
}

/** Pieces by the ids of their products. */
export const toPieces = (items: Items): Pieces => Object.fromEntries(countPieces([{ items }]))
