import { amount, id } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'
import { receipt } from './schema.ts'

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

/** As many receipts as are known again. */
const KNOWN = 100

const receipts = createDocument(store, {
  name: 'checkout receipts',
  schema: z.array(z.object({ key: z.string(), receipt })),
  seed: (): readonly { readonly key: string; readonly receipt: z.output<typeof receipt> }[] => [],
})

/** The receipt of what was placed under a key before. */
export const receiptOf = (key: string | undefined) =>
  receipts.get().find((known) => known.key === key)?.receipt

/** Knows a receipt by its key from now on. */
export const knowReceipt = (key: string, placed: z.output<typeof receipt>) =>
  receipts.set([{ key, receipt: placed }, ...receipts.get()].slice(0, KNOWN))
