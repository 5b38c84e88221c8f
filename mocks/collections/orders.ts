import { id } from '../contract/common.schema.ts'
import { orderRecord, orderRefund } from '../contract/order-details.schema.ts'
import { plainOrder } from '../contract/orders.schema.ts'
import { z } from '../contract/zod.ts'
import { seedManyOrders, seedOrders } from '../data/orders.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All orders. */
export const orders = createCollection(store, {
  name: 'orders',
  schema: z.extend(plainOrder, {
    customerId: id,
    refunds: z.array(orderRefund),
    record: z.nullable(orderRecord),
  }),
  seed: seedOrders,
  seedMany: seedManyOrders,
})
