import { nextId } from '../../store/next-id.ts'
import { orders } from '../orders/collection.ts'
import { ORDER_PAYMENTS } from '../orders/contract.ts'
import type { OrderRecord } from './contract.ts'
import { piecesLeft, sumPieces } from './contract-pieces.ts'
import { now } from '../../seed/clock.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { moveTo } from './handlers-steps.ts'
import { recordOf } from '../orders/view.ts'

type Parcel = OrderRecord['parcels'][number]

/** An order of which everything has gone out. */
export const dispatched = (record: OrderRecord) => ({
  status: 'Dispatched' as const,
  record: { ...record, timeline: moveTo('Dispatched', record.timeline) },
})

/** The pieces of an order that are still to be sent, by their lines. */
export const leftOf = (order: StoredOrder) =>
  piecesLeft({ ...recordOf(order), order, refunds: [...order.refunds] })

/** All pieces of an order that are still to be sent; none where everything has gone out. */
export const everythingLeft = (order: StoredOrder) =>
  [...leftOf(order)].flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []))

/** Sends some pieces of an order in a parcel, and gives the order as it is then. */
export function sendParcel(order: StoredOrder, given: Pick<Parcel, 'items' | 'carrier' | 'tracking'>) {
  const record = recordOf(order)
  const isAll = sumPieces(given.items) === sumPieces(everythingLeft(order))
  const parcel = { id: nextId(record.parcels), ...given, time: now().toISOString() }
  const after = { ...record, parcels: [...record.parcels, parcel] }
  return { order: orders.update(order.id, isAll ? dispatched(after) : { record: after })!, parcel }
}

/** Whether parcels of an order can be taken back: not once it is out for delivery, or delivered. */
export const canTakeBack = ({ status }: StoredOrder) =>
  status === 'Ready to Pickup' || status === 'Dispatched'

/** The parcels that stay when an order goes back to be prepared: those of which pieces are left to send beside. */
export const parcelsBeside = (order: StoredOrder) => {
  const left = leftOf({ ...order, status: 'Ready to Pickup', payment: ORDER_PAYMENTS.paid })
  return [...left.values()].some((pieces) => pieces > 0) ? recordOf(order).parcels : []
}

/** Takes a parcel back, so that its pieces are to be sent again; nothing where there is none of this id. */
export function takeParcelBack(order: StoredOrder, parcelId: number) {
  const record = recordOf(order)
  const parcels = record.parcels.filter(({ id }) => id !== parcelId)
  if (parcels.length === record.parcels.length) return undefined
  const status = 'Ready to Pickup'
  const after = { ...record, parcels, timeline: moveTo(status, record.timeline) }
  return orders.update(order.id, { status, record: after })
}
