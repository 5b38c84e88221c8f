import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Heading } from '@data1522/design-system/Heading'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconLayoutSidebarRight, IconPencil, IconSearch } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import type { ChatContact, ChatProfile } from '@data1522/mocks/contract/chat'
import type { ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'

interface HeadProps {
  person: ChatContact | ChatProfile
  title: ReactNode
  detail: string
  actions: ReactNode
}

function Head({ person: { fullName, avatar, status }, title, detail, actions }: HeadProps) {
  return (
    <Inline gap={12} justify="between" isWrapping={false}>
      <Avatar name={fullName} src={avatar} presence={status} isDecorative />
      <Box isFilling>
        {title}
        <Text size="sm" ink="muted" isTruncated>
          {detail}
        </Text>
      </Box>
      {actions}
    </Inline>
  )
}

interface ContactHeadProps {
  contact: ChatContact
  isWriting: boolean
  isAboutOpen: boolean
  onAbout: () => void
  onFind: () => void
}

/** Whom one writes with. */
export function ContactHead({ contact, isWriting, isAboutOpen, onAbout, onFind }: ContactHeadProps) {
  const text = useText()
  const { fullName, status, role } = contact
  return (
    <Head
      person={contact}
      title={
        <Heading level={2} size="card">
          {fullName}
        </Heading>
      }
      detail={isWriting ? text('chat.writing') : `${text(`chat.status.${status}`)} · ${role}`}
      actions={
        <Inline gap={2} isWrapping={false}>
          <IconButton icon={IconSearch} label={text('chat.find')} onPress={onFind} />
          <IconButton
            icon={IconLayoutSidebarRight}
            label={text('chat.aboutContact', { name: fullName })}
            aria-expanded={isAboutOpen}
            onPress={onAbout}
          />
        </Inline>
      }
    />
  )
}

/** Oneself, as others see it. */
export function OwnHead({ profile, onEdit }: { profile: ChatProfile; onEdit: () => void }) {
  const text = useText()
  return (
    <Head
      person={profile}
      title={<Text weight="medium">{profile.fullName}</Text>}
      detail={text(`chat.status.${profile.status}`)}
      actions={<IconButton icon={IconPencil} label={text('chat.editProfile')} onPress={onEdit} />}
    />
  )
}
