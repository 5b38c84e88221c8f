import { Button } from '@data1522/design-system/Button'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { IconAlertCircle, IconClock } from '@data1522/design-system/icons'
import { IconCopy, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { type ListedMessage, MessageList } from '@data1522/design-system/MessageList'
import { toasts } from '@data1522/design-system/toasts'
import type { Chat, ChatContact, ChatMessage, ChatProfile } from '@data1522/mocks/contract/chat'
import { useState } from 'react'
import { ApiError } from '../../core/api/client.ts'
import { useFailureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useChatChanges } from '../../entities/chat/useChatChanges.ts'
import { Attachments } from '../../shared/files/Attachments.tsx'
import { BLOCKED, lineOf } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'
import { useLineOf } from './PersonRow.tsx'
import { useChatTime } from './useChatTime.ts'
import type { Find } from './useFind.ts'
import { useMessageState } from './useMessageState.ts'

interface ConversationProps {
  chat: Chat | undefined
  contact: ChatContact
  own: ChatProfile
  outgoing: readonly Outgoing[]
  /** How many messages were new when it was opened. */
  unseen: number
  /** Whether what is shown is what the server last said, and not what was kept. */
  isFresh: boolean
  isWriting: boolean
  find: Find
  /** The id of the message that the address leads to, what was looked for there, and how often it was asked for again. */
  at: { readonly id: number; readonly words: string; readonly times: number } | undefined
  onRetry: (failed: Outgoing) => void
  onDiscard: (failed: Outgoing) => void
  onReply: (message: ChatMessage) => void
  onEdit: (message: ChatMessage) => void
  onDeleted: (message: ChatMessage) => void
}

const QUICK = ['👍', '❤️', '🎉']
const none: readonly ChatMessage[] = []

/** The messages with a contact, by day and sender, and the messages being sent. */
export function Conversation(props: ConversationProps) {
  'use memo'
  const { chat, contact, own, outgoing, unseen, isFresh, isWriting, find, at } = props
  const { onRetry, onDiscard, onReply, onEdit, onDeleted } = props
  const text = useText()
  const { time, day } = useChatTime()
  const lineTextOf = useLineOf()
  const stateOf = useMessageState()
  const changes = useChatChanges()
  const failureText = useFailureText()
  const known = chat?.messages ?? none
  // Where the unseen messages begin is found once, because they count as seen from then on.
  const [firstUnseen, setFirstUnseen] = useState<{
    readonly count: number
    readonly firstId: number | undefined
  }>()
  if (!firstUnseen && isFresh) {
    const others = unseen > 0 ? known.filter(({ senderId }) => senderId === contact.id) : none
    setFirstUnseen({ count: unseen, firstId: others.at(-unseen)?.id })
  }

  // Few messages are looked up by their id; a map of ten thousand would cost more.
  const withId = (wanted: number) => known.findLast(({ id }) => id === wanted)
  const lines = [...known.map(lineOf), ...outgoing.map(({ key }) => key)]
  const placeOf = new Map(lines.map((line, place) => [line, place]))
  const sentOn = (line: string) => known[placeOf.get(line) ?? -1]
  const nameOf = (message: ChatMessage) => (message.senderId === contact.id ? contact.fullName : own.fullName)
  const quoteOf = (replyToId: number | undefined): ListedMessage['quote'] => {
    if (replyToId === undefined) return undefined
    const answered = withId(replyToId)
    if (!answered) return { author: text('chat.quoteGone'), text: '' }
    return { id: lineOf(answered), author: nameOf(answered), text: lineTextOf(answered) }
  }
  const reactionsOf = ({ reactions }: ChatMessage) =>
    [...new Set(reactions.map(({ emoji }) => emoji))].map((emoji) => {
      const senders = reactions.filter((one) => one.emoji === emoji)
      const isOwn = senders.some(({ senderId }) => senderId === own.id)
      const count = senders.length
      return {
        emoji,
        count,
        isOwn,
        label: text(isOwn ? 'chat.ownReaction' : 'chat.reaction', { emoji, count }),
      }
    })
  const filesOf = (attachments: ChatMessage['attachments']) =>
    attachments.length > 0 && (
      <Attachments
        attachments={attachments}
        words={{ save: text('chat.saveFile'), open: text('chat.openFile') }}
      />
    )
  const hits = new Set(find.hits.map(({ id }) => id))
  const foundIn = ({ id }: ChatMessage) =>
    hits.has(id) ? find.words : at?.id === id && at.words ? at.words : undefined

  const shownAs = (message: ChatMessage) => {
    const isOwn = message.senderId !== contact.id
    return {
      author: nameOf(message),
      avatar: (isOwn ? own : contact).avatar,
      isOwn,
      text: message.message,
      ...(message.id === firstUnseen?.firstId && {
        unread: text('chat.unseen', { count: firstUnseen.count }),
      }),
      ...(isOwn && { state: stateOf(message) }),
      ...(message.isEdited && { note: text('chat.edited') }),
      quote: quoteOf(message.replyToId),
      attachments: filesOf(message.attachments),
      reactions: reactionsOf(message),
      found: foundIn(message),
    }
  }
  const whyFailed = ({ failedWith }: Outgoing) =>
    failedWith === undefined
      ? undefined
      : failedWith === BLOCKED
        ? text('chat.isBlocked', { name: contact.fullName })
        : failureText(new ApiError(failedWith, undefined))
  const shownOnItsWay = (one: Outgoing) => ({
    author: own.fullName,
    isOwn: true,
    isPending: true,
    text: one.text,
    quote: quoteOf(one.replyToId),
    attachments: filesOf([...one.attachments]),
    state: one.isFailed
      ? ({ icon: IconAlertCircle, label: text('chat.failed'), tone: 'danger' } as const)
      : { icon: IconClock, label: text('chat.sending') },
    ...(one.isFailed && {
      errorMessage: whyFailed(one),
      action: (
        <Inline as="span" gap={4}>
          {!contact.isBlocked && (
            <Button size="small" variant="plain" tone="primary" onPress={() => onRetry(one)}>
              {text('chat.retry')}
            </Button>
          )}
          <Button size="small" variant="plain" onPress={() => onDiscard(one)}>
            {text('chat.discard')}
          </Button>
        </Inline>
      ),
    }),
  })
  const timeAt = (place: number) => known[place]?.time ?? outgoing[place - known.length]?.time
  // Of ten thousand, few are looked at.
  const messageOf = (line: string): ListedMessage => {
    const place = placeOf.get(line)!
    const [iso, former] = [timeAt(place)!, timeAt(place - 1)]
    const begins = former === undefined || day(former) !== day(iso)
    return {
      id: line,
      time: time(iso),
      ...(begins && { day: day(iso) }),
      ...(known[place] ? shownAs(known[place]) : shownOnItsWay(outgoing[place - known.length]!)),
    }
  }
  if (lines.length === 0)
    return <EmptyState size="small" title={isWriting ? text('chat.writing') : text('chat.nothingYet')} />

  const copy = async ({ message }: ChatMessage) => {
    try {
      await navigator.clipboard.writeText(message)
      toasts.show({ tone: 'success', title: () => text('chat.copied') })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('chat.copyFailed') })
    }
  }
  const entriesOf = (line: string) => {
    const message = sentOn(line)
    if (!message) return []
    const isOwn = message.senderId !== contact.id
    return [
      ...(message.message ? [{ id: 'copy', label: text('chat.copy'), icon: IconCopy }] : []),
      ...(isOwn && message.message ? [{ id: 'edit', label: text('chat.edit'), icon: IconPencil }] : []),
      ...(isOwn
        ? [
            {
              id: 'delete',
              label: text('chat.deleteMessage'),
              icon: IconTrash,
              tone: 'danger' as const,
            },
          ]
        : []),
    ]
  }
  const act = (action: string, line: string) => {
    const message = sentOn(line)
    if (!message) return
    if (action === 'copy') void copy(message)
    else if (action === 'edit') onEdit(message)
    else {
      void changes.removeMessage(contact.id, message)
      onDeleted(message)
    }
  }
  const shown = find.current ?? (at && withId(at.id))
  return (
    <MessageList
      label={contact.fullName}
      ids={lines}
      messageOf={messageOf}
      currentId={shown && lineOf(shown)}
      currentKey={at?.times}
      writing={isWriting ? text('chat.isWriting', { name: contact.fullName }) : undefined}
      quickReactions={QUICK}
      onReact={(line, emoji, isOn) => {
        const message = sentOn(line)
        if (message) void changes.react(contact.id, message, emoji, isOn, own.id)
      }}
      onReply={(line) => {
        const message = sentOn(line)
        if (message) onReply(message)
      }}
      actionsOf={entriesOf}
      onAction={act}
    />
  )
}
