import { HOUR, now } from '../../seed/clock.ts'
import { id } from '../../contract/common.schema.ts'
import { customers } from '../customers/collection.ts'
import { orderRecord, orderRefund } from '../order-details/schema.ts'
import { allNumberings, numberAt } from './numberings.ts'
import { order } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { ordersSince, seedManyOrders, seedOrders, type StoredOrder } from './seed.ts'
import { sampleNumber } from './seed-number.ts'
import { zoneOfStore } from '../../seed/store-time.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

interface Arrived {
  readonly asOf: string
  readonly gone: ReturnType<typeof customers.removed>
  readonly numberings: ReturnType<typeof allNumberings>
  readonly orders: readonly StoredOrder[]
}

let arrived: Arrived | undefined

/** What has come since the sample data were made, made anew from hour to hour. */
const arrivals = () => {
  const seededAt = store.asSeeded(() => now().getTime())
  const asOf = [seededAt, Math.floor(now().getTime() / HOUR), zoneOfStore()].join(' ')
  const gone = customers.removed()
  const numberings = allNumberings()
  if (arrived?.asOf !== asOf || arrived.gone !== gone || arrived.numberings !== numberings) {
    const leftAt = new Map(gone.map(({ row, removedAt }) => [row.customerId, Date.parse(removedAt)]))
    const isCustomer = (id: number, time: number) => time < (leftAt.get(id) ?? Infinity)
    arrived = { asOf, gone, numberings, orders: ordersSince(seededAt, isCustomer, numberAt) }
  }
  return arrived.orders
}

const storedOrder = z.extend(z.omit(order, { refunded: true, isSendable: true }), {
  customerId: id,
  refunds: z.array(orderRefund),
  record: z.nullable(orderRecord),
})

/** What was kept before orders had a number as people read it has that of the sample data. */
const numbered = z.transform((row: { order?: unknown } | null) => ({
  number: sampleNumber(Number(row?.order)),
  ...row,
}))

const schema: z.ZodMiniType<StoredOrder> = z.pipe(numbered, storedOrder)

/** All orders. */
export const orders = createCollection(store, {
  name: 'orders',
  schema,
  seed: seedOrders,
  arrivals,
  seedMany: seedManyOrders,
})
