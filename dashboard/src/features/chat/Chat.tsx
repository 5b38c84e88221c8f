import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
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
import { lazy, Suspense, useRef } from 'react'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useShortcuts } from '../../core/shortcuts/useShortcuts.ts'
import { usePaneSizes } from '../../core/storage/usePaneSizes.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { FindBar } from './FindBar.tsx'
import { ContactHead, OwnHead } from './Heads.tsx'
import { Conversation, Writing } from './conversation-part.ts'
import { People } from './People.tsx'
import { useChat } from './useChat.ts'

const ContactPane = lazy(async () => ({ default: (await import('./ContactPane.tsx')).ContactPane }))
const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer.tsx')).ProfileDrawer }))

interface ChatProps {
  /** Whether those who are written to answer by themselves. @default false */
  isAlive?: boolean
}

const nothing: readonly never[] = []

/** Chat: the people, what is written with one of them, and who that is. */
export function Chat({ isAlive = false }: ChatProps) {
  const text = useText()
  const paneSizes = usePaneSizes('chat-panes')
  const search = useRef<HTMLInputElement>(null)
  const composer = useRef<HTMLFormElement>(null)
  const chat = useChat(isAlive)
  const { address, set, userId, q, list, one, own, contact, messages, find, about, setAbout } = chat
  const { writing, outgoing, isWriting, shownContact, isContactOpen, dialogs, isProfileOpen } = chat
  useShortcuts([
    { id: 'search', label: text('chat.search'), keys: ['/'], run: () => search.current?.focus() },
  ])
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
        onFollowFound={chat.followFound}
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
    if (!one.data || !own) return one.isError ? failed(one.refetch) : waiting
    return (
      <Suspense fallback={waiting}>
        <Conversation
          key={userId}
          chat={one.data.chat}
          contact={one.data.contact}
          own={own}
          outgoing={outgoing}
          unseen={chat.unseen}
          isFresh={chat.isFresh}
          isWriting={isWriting}
          find={find}
          at={address.message > 0 ? { id: address.message, words: q, times: chat.timesAsked } : undefined}
          onRetry={chat.retry}
          onDiscard={chat.discard}
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
                    value={chat.typed}
                    onChange={chat.setTyped}
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
            hasHeaderLine: true,
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
                    onFind={chat.toggleFind}
                  />
                </Box>
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
                  onEditFailed={chat.giveBackAbout}
                  onSend={chat.send}
                />
              </Suspense>
            ),
          },
          ...(shownContact
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
                          onPress={chat.closeContact}
                        />
                      </Inline>
                    </Box>
                  ),
                  content: (
                    <Suspense fallback={waiting}>
                      <ContactPane contact={shownContact} chat={one.data?.chat} />
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
