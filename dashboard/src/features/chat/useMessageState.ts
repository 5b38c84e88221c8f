import { IconCheck, IconChecks } from '@data1522/design-system/icons'
import type { ListedMessage } from '@data1522/design-system/MessageList'
import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'

/** Says how far a message of one's own has come: sent, delivered, seen. */
export function useMessageState() {
  const text = useText()
  return ({ feedback }: ChatMessage): NonNullable<ListedMessage['state']> =>
    feedback.isSeen
      ? { icon: IconChecks, label: text('chat.seen'), tone: 'primary' }
      : feedback.isDelivered
        ? { icon: IconChecks, label: text('chat.delivered') }
        : { icon: IconCheck, label: text('chat.sent') }
}
