import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Drawer } from '@data1522/design-system/Drawer'
import { Icon } from '@data1522/design-system/Icon'
import { IconTrash } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Chat, ChatContact } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'
import { useChatChanges } from '../../entities/chat/useChatChanges.ts'
import { dropAnswer } from './answers.ts'
import { useHours } from './useHours.ts'

interface ContactDrawerProps {
  isOpen: boolean
  onClose: () => void
  contact: ChatContact
  /** What was written with the contact, if anything was. */
  chat: Chat | undefined
}

/** Who somebody is, how and when to reach them. */
export function ContactDrawer({ isOpen, onClose, contact, chat }: ContactDrawerProps) {
  const text = useText()
  const hours = useHours()
  const changes = useChatChanges()
  const { fullName, avatar, status, role, about, email, phone } = contact
  return (
    <Drawer isOpen={isOpen} onOpenChange={onClose} title={fullName} description={role}>
      <Stack gap={20}>
        <Avatar name={fullName} src={avatar} presence={status} size={96} isDecorative />
        {about && <Text as="bdi">{about}</Text>}
        <DescriptionList
          items={[
            { term: text('chat.status'), description: text(`chat.status.${status}`) },
            { term: text('chat.email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
            {
              term: text('chat.phone'),
              description: (
                <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  <Text as="bdi" weight="semibold" ink="inherit">
                    {phone}
                  </Text>
                </Link>
              ),
            },
            { term: text('chat.hours'), description: hours(contact.hours) },
          ]}
        />
        {chat && (
          <Button
            tone="danger"
            start={<Icon of={IconTrash} size={18} />}
            onPress={() => {
              onClose()
              dropAnswer(contact.id)
              void changes.remove(contact, chat)
            }}
          >
            {text('chat.delete')}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}
