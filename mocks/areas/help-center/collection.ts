import { z } from '../../contract/zod.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

const storedFeedback = z.object({ isHelpful: z.boolean(), comment: z.string() })

/** Whether articles helped and what was said about that, by whom they did and their slugs. */
export const helpFeedback = createDocument(store, {
  name: 'helpFeedback',
  schema: z.record(z.string(), storedFeedback),
  seed: (): Record<string, z.output<typeof storedFeedback>> => ({}),
})
