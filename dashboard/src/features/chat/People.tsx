import { Avatar } from '@data1522/design-system/Avatar'
import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ListSection } from '@data1522/design-system/ListSection'
import { Text } from '@data1522/design-system/Text'
import type { ChatContact, ChatWithContact } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'
import { chatHref } from '../../entities/chat/chat-href.ts'

interface PeopleProps {
  chats: readonly ChatWithContact[]
  contacts: readonly ChatContact[]
  openId: number
}

/** The people one writes with, the newest first, then those one could write to. */
export function People({ chats, contacts, openId }: PeopleProps) {
  const text = useText()
  const withChat = new Set(chats.map(({ id }) => id))
  const others = contacts.filter(({ id }) => !withChat.has(id))
  const face = ({ fullName, avatar, status }: ChatContact) => (
    <Avatar name={fullName} src={avatar} presence={status} isDecorative />
  )
  if (chats.length + others.length === 0) return <EmptyState size="small" title={text('chat.noOne')} />
  return (
    <Box padding={8}>
      <List aria-label={text('chat.people')}>
        {chats.length > 0 && (
          <ListSection title={text('chat.chats')} level={2}>
            {chats.map((contact) => (
              <ListItem
                key={contact.id}
                title={contact.fullName}
                detail={
                  <Text as="span" size="sm" ink="inherit" isTruncated>
                    {contact.chat.lastMessage.message}
                  </Text>
                }
                start={face(contact)}
                end={
                  contact.chat.unseenMsgs > 0 &&
                  contact.id !== openId && (
                    <Badge
                      tone="primary"
                      count={contact.chat.unseenMsgs}
                      label={text('chat.unseen', { count: contact.chat.unseenMsgs })}
                    />
                  )
                }
                href={chatHref(contact.id)}
                isCurrent={contact.id === openId}
              />
            ))}
          </ListSection>
        )}
        {others.length > 0 && (
          <ListSection title={text('chat.contacts')} level={2}>
            {others.map((contact) => (
              <ListItem
                key={contact.id}
                title={contact.fullName}
                detail={contact.role}
                start={face(contact)}
                href={chatHref(contact.id)}
                isCurrent={contact.id === openId}
              />
            ))}
          </ListSection>
        )}
      </List>
    </Box>
  )
}
