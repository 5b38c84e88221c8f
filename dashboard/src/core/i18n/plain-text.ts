import { store } from '../store.ts'
import { type MessageId, intlStateAtom } from './intl.ts'

/** A sentence without arguments in the language of the moment, for what is said outside of components. */
export const plainText = (id: MessageId): string => store.get(intlStateAtom)!.intl.messages[id] as string
