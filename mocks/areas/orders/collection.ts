import { HOUR, now } from '../../seed/clock.ts'
import { id } from '../../contract/common.schema.ts'
import { customers } from '../customers/collection.ts'
import { orderRecord, orderRefund } from '../order-details/schema.ts'
import { plainOrder } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { ordersSince, seedManyOrders, seedOrders, type StoredOrder } from './seed.ts'
import { zoneOfStore } from '../../seed/store-time.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

interface Arrived {
  readonly asOf: string
  readonly gone: ReturnType<typeof customers.removed>
  readonly orders: readonly StoredOrder[]
}

let arrived: Arrived | undefined

/** What has come since the sample data were made, made anew from hour to hour. */
const arrivals = () => {
  const seededAt = store.asSeeded(() => now().getTime())
  const asOf = [seededAt, Math.floor(now().getTime() / HOUR), zoneOfStore()].join(' ')
  const gone = customers.removed()
  if (arrived?.asOf !== asOf || arrived.gone !== gone) {
    const leftAt = new Map(gone.map(({ row, removedAt }) => [row.customerId, Date.parse(removedAt)]))
    const isCustomer = (id: number, time: number) => time < (leftAt.get(id) ?? Infinity)
    arrived = { asOf, gone, orders: ordersSince(seededAt, isCustomer) }
  }
  return arrived.orders
}

/** All orders. */
export const orders = createCollection(store, {
  name: 'orders',
  schema: z.extend(plainOrder, {
    customerId: id,
    refunds: z.array(orderRefund),
    record: z.nullable(orderRecord),
  }),
  seed: seedOrders,
  arrivals,
  seedMany: seedManyOrders,
})
