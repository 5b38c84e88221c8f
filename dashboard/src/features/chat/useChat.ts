import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { choice, freeText, useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'
import { useDebounced } from '../../core/router/useDebounced.ts'
import { useDialog } from '../../core/router/useDialog.ts'
import { chatQuery, chatsKey, chatsQuery } from '../../entities/chat/queries.ts'
import { useAbout } from './about.ts'
import { useAnswers } from './answers.ts'
import { fetchConversation } from './conversation-part.ts'
import { giveBackDraft } from './drafts.ts'
import { useOutbox } from './outbox.ts'
import type { Letter, Outgoing } from './outgoing.ts'
import { useEscape } from './useEscape.ts'
import { useFind } from './useFind.ts'

/** The search, the contact, the message to show, and whether the details of the contact are open. */
type ChatAddress = { q: string; with: number; message: number; pane: 'contact' | null }

interface UnseenCount {
  readonly userId: number
  readonly unseen: number
  /** Whether the server has sent the count since the conversation was opened. */
  readonly isKnown: boolean
}

const noneUnseen = (userId: number): UnseenCount => ({ userId, unseen: 0, isKnown: false })

const nothing: readonly never[] = []

/** The chat that the address shows: the contacts, the open conversation, and the messages being sent. */
export function useChat(isAlive: boolean) {
  const queries = useQueryClient()
  const [address, set] = useAddressState<ChatAddress>({
    q: freeText(),
    with: wholeNumber(0),
    message: wholeNumber(0),
    pane: choice(['contact']),
  })
  const userId = address.with
  const [typed, setTyped] = useDebounced(address.q, (next) => set({ q: next }, { isReplacing: true }), 120)
  const q = useDeferredValue(address.q)
  const list = useQuery(chatsQuery(q))
  // The open conversation does not depend on the search or on its results.
  const everyone = useQuery(chatsQuery(''))
  const one = useQuery({ ...chatQuery(userId), enabled: userId > 0 })
  const own = (everyone.data ?? list.data)?.profileUser
  const contact = userId > 0 ? one.data?.contact : undefined
  const messages = (contact && one.data?.chat?.messages) ?? nothing
  const { writing, answer } = useAnswers(isAlive)
  const { outgoing, send, retry, drop } = useOutbox(userId, own?.id ?? 0, messages, () => void answer(userId))
  const [about, setAbout, giveBackAbout] = useAbout(userId, messages)
  const find = useFind(messages)
  // The code of the conversation loads in parallel with its messages.
  useEffect(() => {
    if (userId > 0) fetchConversation()
  }, [userId])
  // The unseen count is the one from when the conversation was opened, since the messages are seen before it renders.
  // The cached list may have a lower count than the list that is being fetched.
  const [unseenCount, setUnseenCount] = useState(() => noneUnseen(userId))
  const counted = everyone.data?.chatsContacts.find(({ id }) => id === userId)?.chat.unseenMsgs ?? 0
  if (unseenCount.userId !== userId) {
    setUnseenCount(noneUnseen(userId))
    // The search in one conversation does not carry over to the next.
    find.close()
  } else if (!unseenCount.isKnown && (counted > unseenCount.unseen || !everyone.isFetching))
    setUnseenCount({ userId, unseen: Math.max(unseenCount.unseen, counted), isKnown: !everyone.isFetching })
  // Opening a conversation marks it as seen, which changes the counts of the list.
  const seenAt = one.dataUpdatedAt
  useEffect(() => {
    if (seenAt > 0 && unseenCount.isKnown) void queries.invalidateQueries({ queryKey: [...chatsKey, 'list'] })
  }, [queries, seenAt, unseenCount.isKnown])
  /** How many times the message in the address was requested again. */
  const [timesAsked, setTimesAsked] = useState(0)
  const dialogs = useDialog({ profile: null })
  const isProfileOpen = dialogs.dialog === 'profile' && own !== undefined
  /** The contact whose details are open. */
  const shownContact = address.pane === 'contact' ? contact : undefined
  const isContactOpen = shownContact !== undefined
  const isWriting = writing.includes(userId)
  /** The letter without the message that it replies to, if that was deleted. */
  const withoutGone = <Sent extends Letter>({ replyToId, ...letter }: Sent) =>
    messages.some(({ id }) => id === replyToId) ? { ...letter, replyToId } : letter
  const followFound = (id: number) => {
    find.close()
    if (id === address.message) setTimesAsked((times) => times + 1)
  }
  const toggleFind = () => {
    if (find.isOpen) return find.close()
    // After closing the search, the view stays at the message that was found.
    if (address.message > 0) set({ message: 0 }, { isReplacing: true })
    find.open()
  }
  const discard = (failed: Outgoing) => {
    drop(failed)
    giveBackDraft(userId, failed.text)
  }
  const closeContact = () => set({ pane: null }, { isReplacing: true })
  useEscape(find.isOpen || isContactOpen, () => (find.isOpen ? find.close() : closeContact()))
  return {
    address,
    set,
    userId,
    q,
    typed,
    setTyped,
    list,
    one,
    own,
    contact,
    messages,
    unseen: unseenCount.unseen,
    isFresh: unseenCount.isKnown && !one.isFetching,
    find,
    toggleFind,
    followFound,
    timesAsked,
    about,
    setAbout,
    giveBackAbout,
    writing,
    isWriting,
    outgoing,
    send: (letter: Letter) => void send(withoutGone(letter)),
    retry: (failed: Outgoing) => void retry(withoutGone(failed)),
    discard,
    dialogs,
    isProfileOpen,
    shownContact,
    isContactOpen,
    closeContact,
  }
}
