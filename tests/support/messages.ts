import type { MessageId } from '../../dashboard/src/core/i18n/intl.ts'
import { readMessages } from '../../scripts/message-files.ts'

const read = (language: string) => readMessages(language) as Record<MessageId, string>

/** Every message of the product as it is written, by language. */
export const messages = { en: read('en'), fr: read('fr'), ar: read('ar') }
