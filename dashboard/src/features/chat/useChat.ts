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

/** What is looked for, with whom one writes, at which message, and whether one looks at the contact. */
type ChatAddress = { q: string; with: number; message: number; pane: 'contact' | null }

interface Opened {
  readonly userId: number
  readonly unseen: number
  /** Whether the server has said how many since. */
  readonly isKnown: boolean
}

const justOpened = (userId: number): Opened => ({ userId, unseen: 0, isKnown: false })

const nothing: readonly never[] = []

/** The chat that the address shows: the people, what is written with one of them, and what is on its way. */
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
  // What is open does not hang on what is looked for, nor on whether that can be found.
  const everyone = useQuery(chatsQuery(''))
  const one = useQuery({ ...chatQuery(userId), enabled: userId > 0 })
  const own = (everyone.data ?? list.data)?.profileUser
  const contact = userId > 0 ? one.data?.contact : undefined
  const messages = (contact && one.data?.chat?.messages) ?? nothing
  const { writing, answer } = useAnswers(isAlive)
  const { outgoing, send, retry, drop } = useOutbox(userId, own?.id ?? 0, messages, () => void answer(userId))
  const [about, setAbout, giveBackAbout] = useAbout(userId, messages)
  const find = useFind(messages)
  // Its code comes beside what was written, not after it.
  useEffect(() => {
    if (userId > 0) fetchConversation()
  }, [userId])
  // How many were new counts as it was when the conversation was opened: they are seen before it can be drawn. What
  // was kept of the list may know less than the list that is on its way.
  const [opened, setOpened] = useState(() => justOpened(userId))
  const counted = everyone.data?.chatsContacts.find(({ id }) => id === userId)?.chat.unseenMsgs ?? 0
  if (opened.userId !== userId) {
    setOpened(justOpened(userId))
    // What is looked for in one conversation is nothing to the next.
    find.close()
  } else if (!opened.isKnown && (counted > opened.unseen || !everyone.isFetching))
    setOpened({ userId, unseen: Math.max(opened.unseen, counted), isKnown: !everyone.isFetching })
  // What is opened is seen, which the list then counts.
  const seenAt = one.dataUpdatedAt
  useEffect(() => {
    if (seenAt > 0 && opened.isKnown) void queries.invalidateQueries({ queryKey: [...chatsKey, 'list'] })
  }, [queries, seenAt, opened.isKnown])
  /** How often the message that the address leads to was asked for again. */
  const [timesAsked, setTimesAsked] = useState(0)
  const dialogs = useDialog({ profile: null })
  const isProfileOpen = dialogs.dialog === 'profile' && own !== undefined
  /** The contact that is looked at. */
  const shownContact = address.pane === 'contact' ? contact : undefined
  const isContactOpen = shownContact !== undefined
  const isWriting = writing.includes(userId)
  /** Without what it answered, where that is gone. */
  const withoutGone = <Sent extends Letter>({ replyToId, ...letter }: Sent) =>
    messages.some(({ id }) => id === replyToId) ? { ...letter, replyToId } : letter
  const followFound = (id: number) => {
    find.close()
    if (id === address.message) setTimesAsked((times) => times + 1)
  }
  const toggleFind = () => {
    if (find.isOpen) return find.close()
    // Once it is closed again, one stays at what it led to.
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
    unseen: opened.unseen,
    isFresh: opened.isKnown && !one.isFetching,
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
