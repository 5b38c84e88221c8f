import { id } from '../../contract/common.schema.ts'
import { orderRecord, orderRefund } from '../order-details/schema.ts'
import { plainOrder } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedManyOrders, seedOrders } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

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
