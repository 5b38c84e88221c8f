import { now } from '../../seed/clock.ts'
import { z } from '../../contract/zod.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'
import { type OrderNumbering, writeOrderNumber } from './contract-number.ts'
import { sampleNumber } from './seed-number.ts'

/** How the store has come to number its orders, and since when: nothing until it is changed for the first time. */
const numberings = createDocument(store, {
  name: 'order-numberings',
  schema: z.array(z.object({ since: z.string(), orderIdPrefix: z.string(), orderIdSuffix: z.string() })),
  seed: () => [],
})

/** Numbers the orders so that are placed from now on. */
export const numberOrdersBy = ({ orderIdPrefix, orderIdSuffix }: OrderNumbering) =>
  numberings.set([...numberings.get(), { since: now().toISOString(), orderIdPrefix, orderIdSuffix }])

/** How the orders of any instant are numbered; the same until that is changed. */
export const allNumberings = () => numberings.get()

/** The number of an order that was placed at an instant, as people read it. */
export const numberAt = (order: number, instant: number) => {
  const rules = numberings.get().findLast(({ since }) => Date.parse(since) <= instant)
  return rules ? writeOrderNumber(rules, order) : sampleNumber(order)
}
