import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Chip } from '@data1522/design-system/Chip'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconDotsVertical,
  IconLink,
  IconMessage,
  IconUser,
  IconUserCheck,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Menu } from '@data1522/design-system/Menu'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileConnection } from '@data1522/mocks/contract/profile'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { chatHref } from '../../../entities/chat/chat-href.ts'
import { useProfileChanges } from '../../../entities/profile/useProfileChanges.ts'
import { userHref } from '../../../entities/user/user-href.ts'
import { profileHref } from '../profile-tabs.ts'
import { useCopyLink } from '../useCopyLink.ts'

/** One person: what they do, what they are good at, three figures, and the ways to get in touch. */
export function ConnectionCard({ person }: { person: ProfileConnection }) {
  const text = useText()
  const { number } = useFormats()
  const { connect } = useProfileChanges()
  const copyLink = useCopyLink()
  const { id, name, avatar, designation, chips, isConnected } = person
  const act = (action: string) => {
    if (action === 'link') void copyLink(`${profileHref('connections')}?q=${encodeURIComponent(name)}`)
  }
  return (
    <Card as="article" aria-labelledby={`person-${id}`}>
      <PersonMenu name={name} userAddress={userHref({ id })} onAction={act} />
      <Stack gap={16} align="center" isTextCentered>
        <Avatar name={name} src={avatar} size={96} isDecorative />
        <Stack gap={2} align="center">
          <Heading level={3} id={`person-${id}`}>
            {name}
          </Heading>
          <Text ink="muted" lines={2}>
            {designation}
          </Text>
        </Stack>
        <Inline gap={6} justify="center">
          {chips.map(({ title, color }) => (
            <Chip key={title} tone={color} size="small">
              {title}
            </Chip>
          ))}
        </Inline>
        <Inline gap={24} justify="center">
          {(['projects', 'tasks', 'connections'] as const).map((figure) => (
            <Stack key={figure} gap={0} align="center">
              <Text size="xl" weight="strong" isNumeric>
                {number(person[figure])}
              </Text>
              <Text size="sm" ink="subtle">
                {text(`profile.count.${figure}`)}
              </Text>
            </Stack>
          ))}
        </Inline>
        <Inline gap={8} justify="center">
          <Button
            tone={isConnected ? 'primary' : 'neutral'}
            variant={isConnected ? 'soft' : 'outlined'}
            start={<Icon icon={isConnected ? IconUserCheck : IconUserPlus} size={18} />}
            aria-label={text(isConnected ? 'profile.disconnectFrom' : 'profile.connectWith', { name })}
            onPress={() => void connect(person, !isConnected)}
          >
            {text(isConnected ? 'profile.isConnected' : 'profile.connect')}
          </Button>
          <LinkButton href={chatHref(id)} start={<Icon icon={IconMessage} size={18} />}>
            {text('profile.message')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  )
}

interface PersonMenuProps {
  name: string
  userAddress: string
  onAction: (action: string) => void
}

function PersonMenu({ name, userAddress, onAction }: PersonMenuProps) {
  const text = useText()
  const label = text('profile.moreFor', { name })
  return (
    <Inline justify="end">
      <Menu
        label={label}
        onAction={onAction}
        sections={[
          {
            id: 'person',
            entries: [
              { id: 'user', label: text('profile.showUser'), icon: IconUser, href: userAddress },
              { id: 'link', label: text('profile.copyLink'), icon: IconLink },
            ],
          },
        ]}
      >
        <IconButton icon={IconDotsVertical} label={label} />
      </Menu>
    </Inline>
  )
}
