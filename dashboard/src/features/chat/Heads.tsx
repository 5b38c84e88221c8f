import { Avatar } from '@data1522/design-system/Avatar'
import { Heading } from '@data1522/design-system/Heading'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconInfoCircle, IconPencil } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ChatContact, ChatProfile } from '@data1522/mocks/contract/chat'
import { useText } from '../../core/i18n/useText.ts'

interface ContactHeadProps {
  contact: ChatContact
  isWriting: boolean
  onAbout: () => void
}

/** Whom one writes with. */
export function ContactHead({ contact, isWriting, onAbout }: ContactHeadProps) {
  const text = useText()
  const { fullName, avatar, status, role } = contact
  return (
    <Inline gap={12} justify="between" isWrapping={false}>
      <Inline gap={12} isWrapping={false}>
        <Avatar name={fullName} src={avatar} presence={status} isDecorative />
        <Stack gap={0}>
          <Heading level={2} size="card">
            {fullName}
          </Heading>
          <Text size="sm">{isWriting ? text('chat.writing') : role}</Text>
        </Stack>
      </Inline>
      <IconButton
        icon={IconInfoCircle}
        label={text('chat.aboutContact', { name: fullName })}
        onPress={onAbout}
      />
    </Inline>
  )
}

/** Oneself, as others see it. */
export function OwnHead({ profile, onEdit }: { profile: ChatProfile; onEdit: () => void }) {
  const text = useText()
  const { fullName, avatar, status } = profile
  return (
    <Inline gap={12} justify="between" isWrapping={false}>
      <Inline gap={12} isWrapping={false}>
        <Avatar name={fullName} src={avatar} presence={status} isDecorative />
        <Stack gap={0}>
          <Text weight="medium">{fullName}</Text>
          <Text size="sm" ink="muted">
            {text(`chat.status.${status}`)}
          </Text>
        </Stack>
      </Inline>
      <IconButton icon={IconPencil} label={text('chat.editProfile')} onPress={onEdit} />
    </Inline>
  )
}
