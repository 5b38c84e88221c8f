import { Box } from '@data1522/design-system/Box'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Highlight } from '@data1522/design-system/Highlight'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ListSection } from '@data1522/design-system/ListSection'
import { Text } from '@data1522/design-system/Text'
import type { ChatContact, ChatMessage, ChatWithContact } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'
import { chatHref } from '../../entities/chat/chat-href.ts'
import { useDrafts } from './drafts.ts'
import { faceOf, PersonRow } from './PersonRow.tsx'
import { useChatTime } from './useChatTime.ts'

interface PeopleProps {
  chats: readonly ChatWithContact[]
  contacts: readonly ChatContact[]
  /** The messages that have what is looked for, and with whom they were written. */
  found: readonly { readonly contact: ChatContact; readonly msg: ChatMessage }[]
  /** What is looked for. */
  q: string
  openId: number
  /** The contacts that are writing. */
  writing: readonly number[]
  /** Called with the id of a message that was found, when its link is followed. */
  onFollowFound: (id: number) => void
}

/** The people one writes with, those that are pinned first, then those one could write to, and messages that were found. */
export function People({ chats, contacts, found, q, openId, writing, onFollowFound }: PeopleProps) {
  const text = useText()
  const { short } = useChatTime()
  const draftOf = useDrafts()
  const withChat = new Map(chats.map((one) => [one.id, one.chat]))
  const isPinned = ({ isPinned: is }: ChatContact) => is
  const sections = [
    {
      title: text('chat.pinned'),
      people: [...chats.filter(isPinned), ...contacts.filter((one) => one.isPinned && !withChat.has(one.id))],
    },
    { title: text('chat.chats'), people: chats.filter((one) => !one.isPinned) },
    {
      title: text('chat.contacts'),
      people: contacts.filter((one) => !one.isPinned && !withChat.has(one.id)),
    },
  ].filter(({ people }) => people.length > 0)
  if (sections.length + found.length === 0) return <EmptyState size="small" title={text('chat.noOne')} />
  return (
    <Box padding={8}>
      <List aria-label={text('chat.people')}>
        {sections.map(({ title, people }) => (
          <ListSection key={title} title={title} level={2}>
            {people.map((contact) => (
              <PersonRow
                key={contact.id}
                contact={contact}
                q={q}
                chat={withChat.get(contact.id)}
                draft={draftOf(contact.id)}
                isWriting={writing.includes(contact.id)}
                isOpen={contact.id === openId}
              />
            ))}
          </ListSection>
        ))}
        {found.length > 0 && (
          <ListSection title={text('chat.found')} level={2}>
            {found.map(({ contact, msg }) => (
              <ListItem
                key={msg.id}
                title={contact.fullName}
                detail={
                  <Text as="span" size="sm" ink="inherit" isTruncated>
                    <Highlight query={q}>{msg.message}</Highlight>
                  </Text>
                }
                start={faceOf(contact)}
                end={
                  <Text as="span" size="xs" ink="muted" isNumeric>
                    {short(msg.time)}
                  </Text>
                }
                href={chatHref(contact.id, { message: msg.id, q })}
                onFollow={() => onFollowFound(msg.id)}
              />
            ))}
          </ListSection>
        )}
      </List>
    </Box>
  )
}
