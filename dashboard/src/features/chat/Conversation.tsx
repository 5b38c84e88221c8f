import { EmptyState } from '@data1522/design-system/EmptyState'
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@data1522/design-system/icons'
import { Button } from '@data1522/design-system/Button'
import { type ListedMessage, MessageList } from '@data1522/design-system/MessageList'
import type { Chat, ChatContact, ChatMessage, ChatProfile } from '@data1522/mocks/contract/chat'
import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { type Outgoing, stillOutside } from './outbox.ts'

interface ConversationProps {
  chat: Chat | undefined
  contact: ChatContact
  own: ChatProfile
  outgoing: readonly Outgoing[]
  onRetry: (failed: Outgoing) => void
}

/** What was written with a contact, by day and sender, and what is on its way. */
export function Conversation({ chat, contact, own, outgoing, onRetry }: ConversationProps) {
  const text = useText()
  const { formatDate, formatTime } = useIntl()
  const dayOf = (time: string) => formatDate(time, { weekday: 'long', day: 'numeric', month: 'long' })
  const stateOf = ({ feedback }: ChatMessage): ListedMessage['state'] =>
    feedback.isSeen
      ? { icon: IconChecks, label: text('chat.seen'), tone: 'primary' }
      : feedback.isDelivered
        ? { icon: IconChecks, label: text('chat.delivered') }
        : { icon: IconCheck, label: text('chat.sent') }
  const known = chat?.messages ?? []
  const written = known.map((message) => {
    const isOwn = message.senderId !== contact.id
    const { fullName, avatar } = isOwn ? own : contact
    return {
      author: fullName,
      avatar,
      isOwn,
      text: message.message,
      iso: message.time,
      ...(isOwn && { state: stateOf(message) }),
    }
  })
  const waiting = stillOutside(outgoing, known).map((one) => ({
    author: own.fullName,
    isOwn: true,
    text: one.text,
    iso: one.time,
    state: one.isFailed
      ? ({ icon: IconAlertCircle, label: text('chat.failed'), tone: 'danger' } as const)
      : { icon: IconClock, label: text('chat.sending') },
    ...(one.isFailed && {
      action: (
        <Button size="small" variant="plain" onPress={() => onRetry(one)}>
          {text('chat.retry')}
        </Button>
      ),
    }),
  }))
  const all = [...written, ...waiting]
  if (all.length === 0) return <EmptyState size="small" title={text('chat.nothingYet')} />
  const messages = all.map(({ iso, ...message }, index): ListedMessage => {
    const day = dayOf(iso)
    const former = all[index - 1]
    const isNewDay = !former || dayOf(former.iso) !== day
    // By its place: one that arrives stays the same line, and is not read out once more.
    return { ...message, id: String(index), time: formatTime(iso), ...(isNewDay && { day }) }
  })
  return <MessageList label={contact.fullName} messages={messages} />
}
