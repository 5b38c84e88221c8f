import { store } from '../store.ts'
import { type MessageId, speechAtom } from './intl.ts'

/** A sentence without arguments in the language of the moment, for what is said outside of components. */
export const plainText = (id: MessageId): string => store.get(speechAtom)!.intl.messages[id] as string
