import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Icon, type IconSource } from '@data1522/design-system/Icon'
import { IconBan, IconClock, IconMail, IconPhone, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import type { Chat, ChatContact } from '@data1522/mocks/contract/chat'
import type { ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useChatChanges } from '../../entities/chat/useChatChanges.ts'
import { dropAnswer } from './answers.ts'
import { SharedFiles } from './SharedFiles.tsx'
import { useHours } from './useHours.ts'

interface ContactPaneProps {
  contact: ChatContact
  /** What was written with the contact, if anything was. */
  chat: Chat | undefined
}

const line = (icon: IconSource, label: string, content: ReactNode) => (
  <Inline gap={12} isWrapping={false}>
    <Box minWidth={20}>
      <Text as="span" ink="muted">
        <Icon icon={icon} label={label} />
      </Text>
    </Box>
    {content}
  </Inline>
)

/** Who somebody is, how and when to reach them, and what is set for them. */
export function ContactPane({ contact, chat }: ContactPaneProps) {
  const text = useText()
  const hours = useHours()
  const changes = useChatChanges()
  const { fullName, avatar, status, role, about, email, phone, isPinned, isMuted, isBlocked } = contact
  return (
    <Box padding={20}>
      <Stack gap={20}>
        <Stack gap={8} align="center">
          <Avatar name={fullName} src={avatar} presence={status} size={96} isDecorative />
          <Heading level={2} size="card">
            {fullName}
          </Heading>
          <Text ink="muted">{role}</Text>
          <Text size="sm" ink="muted">
            {text(`chat.status.${status}`)}
          </Text>
        </Stack>
        {about && <Text as="bdi">{about}</Text>}
        <Stack gap={12}>
          {line(IconMail, text('chat.email'), <Link href={`mailto:${email}`}>{email}</Link>)}
          {line(
            IconPhone,
            text('chat.phone'),
            <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Text as="bdi" weight="semibold" ink="inherit">
                {phone}
              </Text>
            </Link>,
          )}
          {line(IconClock, text('chat.hours'), <Text as="span">{hours(contact.hours)}</Text>)}
        </Stack>
        <Stack gap={4}>
          <Switch
            isBlock
            labelPlacement="start"
            isSelected={isPinned}
            onChange={(isOn) => void changes.setContact(contact, { isPinned: isOn })}
          >
            {text('chat.pin')}
          </Switch>
          <Switch
            isBlock
            labelPlacement="start"
            isSelected={isMuted}
            onChange={(isOn) => void changes.setContact(contact, { isMuted: isOn })}
          >
            {text('chat.mute')}
          </Switch>
        </Stack>
        {chat && <SharedFiles messages={chat.messages} />}
        <Stack gap={8}>
          <Button
            isBlock
            tone={isBlocked ? 'neutral' : 'danger'}
            start={<Icon icon={IconBan} size={18} />}
            onPress={() => {
              dropAnswer(contact.id)
              void changes.setContact(contact, { isBlocked: !isBlocked })
            }}
          >
            {text(isBlocked ? 'chat.unblock' : 'chat.block', { name: fullName })}
          </Button>
          {chat && (
            <Button
              isBlock
              tone="danger"
              start={<Icon icon={IconTrash} size={18} />}
              onPress={() => {
                dropAnswer(contact.id)
                void changes.remove(contact, chat)
              }}
            >
              {text('chat.delete')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}
