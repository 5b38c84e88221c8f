import { HOUR, now } from '../../seed/clock.ts'
import { id } from '../../contract/common.schema.ts'
import { orderRecord, orderRefund } from '../order-details/schema.ts'
import { plainOrder } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { ordersSince, seedManyOrders, seedOrders, type StoredOrder } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

let arrived: { readonly asOf: string; readonly orders: readonly StoredOrder[] } | undefined

/** What has come since the sample data were made, made anew from hour to hour. */
const arrivals = () => {
  const seededAt = store.asSeeded(() => now().getTime())
  const asOf = `${seededAt} ${Math.floor(now().getTime() / HOUR)}`
  if (arrived?.asOf !== asOf) arrived = { asOf, orders: ordersSince(seededAt) }
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
