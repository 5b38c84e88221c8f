import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Divider } from '@data1522/design-system/Divider'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Heading } from '@data1522/design-system/Heading'
import { MessageComposer } from '@data1522/design-system/MessageComposer'
import { SearchField } from '@data1522/design-system/SearchField'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { SplitPane } from '@data1522/design-system/SplitPane'
import { Stack } from '@data1522/design-system/Stack'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useDeferredValue, useEffect } from 'react'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { freeText, useAddressState, wholeNumber } from '../../core/router/useAddressState.ts'
import { useDialog } from '../../core/router/useDialog.ts'
import { usePaneSizes } from '../../core/storage/usePaneSizes.ts'
import { chatQuery, chatsKey, chatsQuery } from '../../entities/chat/queries.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { useAnswers } from './answers.ts'
import { Conversation } from './Conversation.tsx'
import { ContactHead, OwnHead } from './Heads.tsx'
import { useDraft, useOutbox } from './outbox.ts'
import { People } from './People.tsx'

const ContactDrawer = lazy(async () => ({ default: (await import('./ContactDrawer.tsx')).ContactDrawer }))
const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer.tsx')).ProfileDrawer }))

type ChatAddress = { q: string; with: number }

const MESSAGE_LIMIT = 5000

interface ChatProps {
  /** Whether those who are written to answer by themselves. @default false */
  isAlive?: boolean
}

/** Chat: the people, and what is written with one of them. */
export function Chat({ isAlive = false }: ChatProps) {
  const text = useText()
  const queries = useQueryClient()
  const [address, set] = useAddressState<ChatAddress>({ q: freeText(), with: wholeNumber(0) })
  const userId = address.with
  const list = useQuery(chatsQuery(useDeferredValue(address.q)))
  const one = useQuery({ ...chatQuery(userId), enabled: userId > 0 })
  const own = list.data?.profileUser
  const { writing, answer } = useAnswers(isAlive)
  const { outgoing, send, retry } = useOutbox(userId, own?.id ?? 0, () => void answer(userId))
  const [draft, setDraft] = useDraft(userId)
  const paneSizes = usePaneSizes('chat-panes')
  const contact = userId > 0 ? one.data?.contact : undefined
  // What is opened is seen, which the list then counts.
  const seenAt = one.dataUpdatedAt
  useEffect(() => {
    if (seenAt > 0) void queries.invalidateQueries({ queryKey: [...chatsKey, 'list'] })
  }, [queries, seenAt])
  const dialogs = useDialog({ contact: null, profile: null })
  const isAboutOpen = dialogs.dialog === 'contact' && contact !== undefined
  const isProfileOpen = dialogs.dialog === 'profile' && own !== undefined
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
    return (
      <Conversation
        key={userId}
        chat={one.data.chat}
        contact={one.data.contact}
        own={own}
        outgoing={outgoing}
        onRetry={(message) => void retry(message)}
      />
    )
  }

  return (
    <>
      <DocumentTitle title={text('titles.chat')} />
      <SplitPane
        {...paneSizes}
        activePane={userId > 0 ? 'conversation' : 'people'}
        onActivePaneChange={() => set({ with: 0 }, { isReplacing: true })}
        panes={[
          {
            id: 'people',
            label: text('chat.people'),
            defaultSize: 320,
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
                    label={text('chat.search')}
                    placeholder={text('chat.search')}
                    value={address.q}
                    onChange={(q) => set({ q }, { isReplacing: true })}
                  />
                </Stack>
              </Box>
            ),
            content: list.data ? (
              <People chats={list.data.chatsContacts} contacts={list.data.contacts} openId={userId} />
            ) : list.isError ? (
              failed(list.refetch)
            ) : (
              waiting
            ),
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
                    isWriting={writing.includes(contact.id)}
                    onAbout={() => dialogs.open('contact')}
                  />
                </Box>
                <Divider />
              </>
            ),
            content: conversation(),
            footer: contact && own && (
              <MessageComposer
                label={text('chat.messageTo', { name: contact.fullName })}
                sendLabel={text('chat.send')}
                placeholder={text('chat.write')}
                maxLength={MESSAGE_LIMIT}
                value={draft}
                onChange={setDraft}
                onSend={(message) => {
                  setDraft('')
                  void send(message)
                }}
              />
            ),
          },
        ]}
      />
      <WhenOpened isOpen={isAboutOpen}>
        {contact && (
          <ContactDrawer
            isOpen={isAboutOpen}
            onClose={dialogs.close}
            contact={contact}
            chat={one.data?.chat}
          />
        )}
      </WhenOpened>
      <WhenOpened isOpen={isProfileOpen}>
        {own && <ProfileDrawer isOpen={isProfileOpen} onClose={dialogs.close} profile={own} />}
      </WhenOpened>
    </>
  )
}
