import { Avatar } from '@data1522/design-system/Avatar'
import { Badge } from '@data1522/design-system/Badge'
import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { IconBellOff } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ChatContact, ChatMessage, ChatWithContact } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'
import { chatHref } from '../../entities/chat/chat-href.ts'
import { fileKindOf } from '../../shared/files/file-kinds.ts'
import { useChatTime } from './useChatTime.ts'
import { useMessageState } from './useMessageState.ts'

interface PersonRowProps {
  contact: ChatContact
  /** The end of what was written with them. */
  chat?: ChatWithContact['chat']
  /** What is written to them and not sent. */
  draft?: string
  isWriting?: boolean
  isOpen: boolean
  /** What is looked for, which stays while one reads. */
  q?: string
}

/** The face of somebody in a list. */
export const faceOf = ({ fullName, avatar, status }: ChatContact) => (
  <Avatar name={fullName} src={avatar} presence={status} isDecorative />
)

/** What a message says in one line. */
export function useLineOf() {
  const text = useText()
  return ({ message, attachments }: ChatMessage) =>
    message || text('chat.fileOnly', { count: attachments.length })
}

/** What was written last: how far it has come where it is one's own, or the kind of its file where it has no words. */
function LastLine({ message, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  const lineOf = useLineOf()
  const stateOf = useMessageState()
  const state = stateOf(message)
  const file = message.message ? undefined : message.attachments[0]
  return (
    <Inline as="span" gap={4} isWrapping={false}>
      {isOwn && (
        <Box as="span" minWidth={16}>
          <Text as="span" {...(state.tone ? { tone: state.tone } : { ink: 'muted' as const })}>
            <Icon icon={state.icon} size={16} label={state.label} />
          </Text>
        </Box>
      )}
      {file && <Icon icon={fileKindOf(file.fileName).icon} size={16} />}
      <Text as="bdi" size="sm" ink="inherit" isTruncated>
        {lineOf(message)}
      </Text>
    </Inline>
  )
}

/** Somebody in the list: who, what was written last and when, how much of it is new. */
export function PersonRow({ contact, chat, draft, isWriting, isOpen, q }: PersonRowProps) {
  const text = useText()
  const { short } = useChatTime()
  const { fullName, role, isMuted } = contact
  const last = isWriting ? (
    <Text as="span" size="sm" tone="primary" isTruncated>
      {text('chat.writing')}
    </Text>
  ) : draft && !isOpen ? (
    <Inline as="span" gap={4} isWrapping={false}>
      <Text as="span" size="sm" weight="medium" tone="danger">
        {text('chat.draft')}
      </Text>
      <Text as="bdi" size="sm" ink="inherit" isTruncated>
        {draft}
      </Text>
    </Inline>
  ) : chat ? (
    <LastLine message={chat.lastMessage} isOwn={chat.lastMessage.senderId !== contact.id} />
  ) : (
    role
  )
  const unseen = chat && !isOpen ? chat.unseenMsgs : 0
  return (
    <ListItem
      title={fullName}
      detail={last}
      start={faceOf(contact)}
      end={
        (chat || isMuted) && (
          <Stack gap={4} as="span" align="end">
            {chat && (
              <Text
                as="span"
                size="xs"
                isNumeric
                {...(unseen > 0 && !isMuted
                  ? ({ tone: 'primary', weight: 'semibold' } as const)
                  : ({ ink: 'muted' } as const))}
              >
                {short(chat.lastMessage.time)}
              </Text>
            )}
            <Inline as="span" gap={4} isWrapping={false}>
              {isMuted && <Icon icon={IconBellOff} size={16} label={text('chat.muted')} />}
              {unseen > 0 && (
                <Badge
                  tone={isMuted ? 'neutral' : 'primary'}
                  count={unseen}
                  label={text('chat.unseen', { count: unseen })}
                />
              )}
            </Inline>
          </Stack>
        )
      }
      href={chatHref(contact.id, { q })}
      isCurrent={isOpen}
    />
  )
}
