import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Divider } from '@data1522/design-system/Divider'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Heading } from '@data1522/design-system/Heading'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { SplitPane } from '@data1522/design-system/SplitPane'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { choice, freeText, useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'
import { useDialog } from '../../core/router/useDialog.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { usePaneSizes } from '../../core/storage/usePaneSizes.ts'
import { chatQuery, chatsKey, chatsQuery } from '../../entities/chat/queries.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { useAbout } from './about.ts'
import { useAnswers } from './answers.ts'
import { FindBar } from './FindBar.tsx'
import { ContactHead, OwnHead } from './Heads.tsx'
import { Conversation, fetchConversation, Writing } from './conversation-part.ts'
import { type Letter, useOutbox } from './outbox.ts'
import { People } from './People.tsx'
import { useFind } from './useFind.ts'

const ContactPane = lazy(async () => ({ default: (await import('./ContactPane.tsx')).ContactPane }))
const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer.tsx')).ProfileDrawer }))

/** What is looked for, with whom one writes, at which message, and whether one looks at the contact. */
type ChatAddress = { q: string; with: number; message: number; pane: 'contact' | null }

interface ChatProps {
  /** Whether those who are written to answer by themselves. @default false */
  isAlive?: boolean
}

const nothing: readonly never[] = []

/** Chat: the people, what is written with one of them, and who that is. */
export function Chat({ isAlive = false }: ChatProps) {
  const text = useText()
  const queries = useQueryClient()
  const [address, set] = useAddressState<ChatAddress>({
    q: freeText(),
    with: wholeNumber(0),
    message: wholeNumber(0),
    pane: choice(['contact']),
  })
  const userId = address.with
  const q = useDeferredValue(address.q)
  const list = useQuery(chatsQuery(q))
  const one = useQuery({ ...chatQuery(userId), enabled: userId > 0 })
  const own = list.data?.profileUser
  const contact = userId > 0 ? one.data?.contact : undefined
  const messages = (contact && one.data?.chat?.messages) ?? nothing
  const { writing, answer } = useAnswers(isAlive)
  const { outgoing, send, retry, drop } = useOutbox(userId, own?.id ?? 0, messages, () => void answer(userId))
  const [about, setAbout, giveBackAbout] = useAbout(userId, messages)
  const find = useFind(messages)
  const paneSizes = usePaneSizes('chat-panes')
  const search = useRef<HTMLInputElement>(null)
  const composer = useRef<HTMLFormElement>(null)
  useShortcuts([
    { id: 'search', label: text('chat.search'), keys: ['/'], run: () => search.current?.focus() },
  ])
  // Its code comes beside what was written, not after it.
  useEffect(() => {
    if (userId > 0) fetchConversation()
  }, [userId])
  // What is opened is seen, which the list then counts.
  const seenAt = one.dataUpdatedAt
  useEffect(() => {
    if (seenAt > 0) void queries.invalidateQueries({ queryKey: [...chatsKey, 'list'] })
  }, [queries, seenAt])
  // What is looked for in one conversation is nothing to the next.
  const [openId, setOpenId] = useState(userId)
  if (openId !== userId) {
    setOpenId(userId)
    find.close()
  }
  const dialogs = useDialog({ profile: null })
  const isProfileOpen = dialogs.dialog === 'profile' && own !== undefined
  const isContactOpen = address.pane === 'contact' && contact !== undefined
  const isWriting = writing.includes(userId)
  /** Without what it answered, where that is gone. */
  const withoutGone = <Sent extends Letter>({ replyToId, ...letter }: Sent) =>
    messages.some(({ id }) => id === replyToId) ? { ...letter, replyToId } : letter
  const waiting = (
    <Box padding={16}>
      <Stack gap={24}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </Stack>
    </Box>
  )
  const failed = (again: () => unknown) => (
    <EmptyState
      size="small"
      title={text('chat.loadFailed')}
      actions={<Button onPress={() => void again()}>{text('chat.tryAgain')}</Button>}
    />
  )
  const people = () => {
    if (!list.data) return list.isError ? failed(list.refetch) : waiting
    const { chatsContacts, contacts, found = nothing } = list.data
    return (
      <People
        chats={chatsContacts}
        contacts={contacts}
        found={found}
        q={q}
        openId={userId}
        writing={writing}
      />
    )
  }
  const conversation = () => {
    if (userId === 0)
      return (
        <EmptyState size="small" title={text('chat.start')}>
          {text('chat.startHint')}
        </EmptyState>
      )
    if (one.isError && 'status' in one.error && one.error.status === 404)
      return (
        <EmptyState size="small" title={text('chat.unknown')}>
          {text('chat.unknownHint')}
        </EmptyState>
      )
    if (one.isError) return failed(one.refetch)
    if (!one.data || !own) return waiting
    const row = list.data?.chatsContacts.find(({ id }) => id === userId)
    return (
      <Suspense fallback={waiting}>
        <Conversation
          key={userId}
          chat={one.data.chat}
          contact={one.data.contact}
          own={own}
          outgoing={outgoing}
          unseen={row?.chat.unseenMsgs ?? 0}
          isFresh={!one.isFetching}
          isWriting={isWriting}
          find={find}
          at={address.message > 0 ? { id: address.message, words: q } : undefined}
          onRetry={(message) => void retry(withoutGone(message))}
          onDiscard={drop}
          onReply={(message) => setAbout({ kind: 'reply', message })}
          onEdit={(message) => setAbout({ kind: 'edit', message, words: message.message })}
          onDeleted={({ id }) => {
            if (about?.message.id === id) setAbout(undefined)
            composer.current?.querySelector('textarea')?.focus()
          }}
        />
      </Suspense>
    )
  }

  return (
    <>
      <DocumentTitle title={text('titles.chat')} />
      <SplitPane
        {...paneSizes}
        activePane={userId > 0 ? (isContactOpen ? 'contact' : 'conversation') : 'people'}
        onActivePaneChange={(pane) =>
          set(pane === 'people' ? { with: 0, message: 0, pane: null } : { pane: null }, { isReplacing: true })
        }
        panes={[
          {
            id: 'people',
            label: text('chat.people'),
            defaultSize: 328,
            minSize: 260,
            ground: 'subtle',
            header: (
              <Box padding={12}>
                <VisuallyHidden>
                  <Heading level={1}>{text('titles.chat')}</Heading>
                </VisuallyHidden>
                <Stack gap={12}>
                  {own && <OwnHead profile={own} onEdit={() => dialogs.open('profile')} />}
                  <SearchField
                    ref={search}
                    label={text('chat.search')}
                    placeholder={text('chat.search')}
                    value={address.q}
                    onChange={(next) => set({ q: next }, { isReplacing: true })}
                  />
                </Stack>
              </Box>
            ),
            content: people(),
          },
          {
            id: 'conversation',
            label: text('chat.conversation'),
            minSize: 320,
            hasOwnScroll: true,
            header: contact && (
              <>
                <Box padding={12}>
                  <ContactHead
                    contact={contact}
                    isWriting={isWriting}
                    isAboutOpen={isContactOpen}
                    onAbout={() =>
                      set({ pane: isContactOpen ? null : 'contact' }, { isReplacing: isContactOpen })
                    }
                    onFind={() => (find.isOpen ? find.close() : find.open())}
                  />
                </Box>
                <Divider />
                {find.isOpen && <FindBar find={find} />}
              </>
            ),
            content: conversation(),
            footer: contact && own && (
              <Suspense>
                <Writing
                  ref={composer}
                  contact={contact}
                  own={own}
                  messages={messages}
                  about={about}
                  onAboutChange={setAbout}
                  onEditFailed={giveBackAbout}
                  onSend={(letter) => void send(withoutGone(letter))}
                />
              </Suspense>
            ),
          },
          ...(isContactOpen
            ? [
                {
                  id: 'contact',
                  label: text('chat.contact'),
                  defaultSize: 316,
                  minSize: 260,
                  ground: 'subtle' as const,
                  header: (
                    <Box padding={12}>
                      <Inline justify="between" isWrapping={false}>
                        <Text weight="semibold">{text('chat.contact')}</Text>
                        <IconButton
                          icon={IconX}
                          label={text('chat.closeContact')}
                          onPress={() => set({ pane: null }, { isReplacing: true })}
                        />
                      </Inline>
                    </Box>
                  ),
                  content: (
                    <Suspense fallback={waiting}>
                      <ContactPane contact={contact} chat={one.data?.chat} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
      <WhenOpened isOpen={isProfileOpen}>
        {own && <ProfileDrawer isOpen={isProfileOpen} onClose={dialogs.close} profile={own} />}
      </WhenOpened>
    </>
  )
}
