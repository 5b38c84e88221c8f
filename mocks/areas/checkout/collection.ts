import { amount, id } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** The gift cards of a fresh start: one for most carts, one with little left. */
const seedGiftCards = () => [
  { id: 1, code: 'GIFT20260500', balance: 500 },
  { id: 2, code: 'GIFT20260015', balance: 15 },
]

/** What is left on each gift card. */
export const giftCards = createCollection(store, {
  name: 'gift cards',
  schema: z.object({ id, code: z.string(), balance: amount }),
  seed: seedGiftCards,
})
