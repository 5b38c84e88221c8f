import { z } from '../../contract/zod.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

/** Whether articles helped, by whom they did and their slugs. */
export const helpFeedback = createDocument(store, {
  name: 'helpFeedback',
  schema: z.record(z.string(), z.boolean()),
  seed: (): Record<string, boolean> => ({}),
})
