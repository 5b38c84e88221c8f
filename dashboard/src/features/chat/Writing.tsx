import { Alert } from '@data1522/design-system/Alert'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { MessageComposer } from '@data1522/design-system/MessageComposer'
import type { ChatContact, ChatMessage, ChatProfile } from '@data1522/mocks/contract/chat'
import { lazy, type Ref, Suspense } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useChatChanges } from '../../entities/chat/useChatChanges.ts'
import type { About } from './about.ts'
import { useDraft } from './drafts.ts'
import type { Letter } from './outgoing.ts'
import { useLineOf } from './PersonRow.tsx'
import { useChatFiles } from './useChatFiles.ts'

const FileChips = lazy(async () => ({ default: (await import('./FileChips.tsx')).FileChips }))

const MESSAGE_LIMIT = 5000

interface WritingProps {
  contact: ChatContact
  own: ChatProfile
  messages: readonly ChatMessage[]
  about: About | undefined
  onAboutChange: (about: About | undefined) => void
  onEditFailed: (about: About) => void
  onSend: (letter: Letter) => void
  ref: Ref<HTMLFormElement>
}

/** Where one writes to a contact: a new message, an answer, or a message anew. */
export function Writing({
  contact,
  own,
  messages,
  about,
  onAboutChange,
  onEditFailed,
  onSend,
  ref,
}: WritingProps) {
  const text = useText()
  const lineOf = useLineOf()
  const changes = useChatChanges()
  const [draft, setDraft] = useDraft(contact.id)
  const { files, add, remove, clear } = useChatFiles(contact.id)
  const { fullName } = contact
  if (contact.isBlocked)
    return (
      <Box padding={16}>
        <Alert
          tone="neutral"
          actions={
            <Button size="small" onPress={() => void changes.setContact(contact, { isBlocked: false })}>
              {text('chat.unblock', { name: fullName })}
            </Button>
          }
        >
          {text('chat.blockedHint', { name: fullName })}
        </Alert>
      </Box>
    )
  const edit = async (message: ChatMessage, words: string) => {
    const isChanged = await changes.editMessage(contact.id, message, words)
    if (!isChanged) onEditFailed({ kind: 'edit', message, words })
  }
  const send = (words: string) => {
    if (about?.kind === 'edit') {
      onAboutChange(undefined)
      if (words !== about.message.message) void edit(about.message, words)
      return
    }
    setDraft('')
    clear()
    onAboutChange(undefined)
    onSend({ text: words, attachments: files, ...(about && { replyToId: about.message.id }) })
  }
  const editLast = () => {
    const last = messages.findLast(({ senderId, message }) => senderId === own.id && message !== '')
    if (last) onAboutChange({ kind: 'edit', message: last, words: last.message })
  }
  const isEditing = about?.kind === 'edit'
  const author = about?.message.senderId === own.id ? own.fullName : fullName
  return (
    <MessageComposer
      ref={ref}
      label={text('chat.messageTo', { name: fullName })}
      sendLabel={text(isEditing ? 'chat.saveEdit' : 'chat.send')}
      placeholder={text('chat.write')}
      maxLength={MESSAGE_LIMIT}
      value={isEditing ? about.words : draft}
      onChange={(words) => (isEditing ? onAboutChange({ ...about, words }) : setDraft(words))}
      onSend={send}
      context={
        about && {
          id: `${about.kind}-${about.message.id}`,
          title: isEditing ? text('chat.editing') : text('chat.replyingTo', { name: author }),
          text: lineOf(about.message),
        }
      }
      onContextClose={() => onAboutChange(undefined)}
      files={
        !isEditing &&
        files.length > 0 && (
          <Suspense>
            <FileChips files={files} onRemove={remove} />
          </Suspense>
        )
      }
      onFiles={isEditing ? undefined : add}
      onEditLast={editLast}
    />
  )
}
