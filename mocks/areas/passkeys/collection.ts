import { z } from '../../contract/zod.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'
import * as schemas from './schema.ts'

const kept = z.extend(schemas.passkey, { accountId: z.int(), publicKey: z.string() })

/** All passkeys, of whichever account; the sample data has none, since none could be signed with. */
export const passkeys = createDocument(store, {
  name: 'passkeys',
  schema: z.array(kept),
  seed: (): z.output<typeof kept>[] => [],
})
