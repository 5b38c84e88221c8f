import { z } from '../contract/zod.ts'
import type { Cell, Store } from './store.ts'

interface DocumentOptions<State> {
  readonly name: string
  /** The shape of the document; what was stored in another shape is not taken back. */
  readonly schema: z.ZodMiniType<State>
  readonly seed: () => State
}

/** Makes one thing that there is only once, such as the settings of the store, and that lives in a store. */
export const createDocument = <State>(
  store: Store,
  { name, schema, seed }: DocumentOptions<State>,
): Cell<State> => store.cell({ name, seed, read: (outside) => z.parse(schema, outside) })
