import { Avatar } from '@data1522/design-system/Avatar'
import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconDotsVertical,
  IconLink,
  IconLogout,
  IconStar,
  IconStarFilled,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileTeam } from '@data1522/mocks/contract/profile'
import { useText } from '../../../core/i18n/useText.ts'
import { useProfileChanges } from '../../../entities/profile/useProfileChanges.ts'
import { profileHref } from '../profile-tabs.ts'
import { useCopyLink } from '../useCopyLink.ts'

/** One team: what it does, who is in it, what it is about, the star that keeps it at hand, and the way in or out. */
export function TeamCard({ team }: { team: ProfileTeam }) {
  const text = useText()
  const { star, join } = useProfileChanges()
  const copyLink = useCopyLink()
  const { id, title, avatar, avatarGroup, description, chips, extraMembers, isStarred, isMember } = team
  const count = avatarGroup.length + extraMembers
  const act = (action: string) => {
    if (action === 'star') void star(team, !isStarred)
    if (action === 'link') void copyLink(`${profileHref('teams')}?q=${encodeURIComponent(title)}`)
  }
  return (
    <Card as="article" aria-labelledby={`team-${id}`}>
      <Stack gap={16}>
        <CardHeader
          id={`team-${id}`}
          level={3}
          title={title}
          subtitle={text('profile.members', { count })}
          start={<Avatar name={title} src={avatar} size={40} shape="rounded" isDecorative />}
          actions={
            <Inline gap={0} isWrapping={false}>
              <IconButton
                icon={isStarred ? IconStarFilled : IconStar}
                tone={isStarred ? 'warning' : 'neutral'}
                label={text('profile.starNamed', { name: title })}
                aria-pressed={isStarred}
                onPress={() => void star(team, !isStarred)}
              />
              <Menu
                label={text('profile.moreFor', { name: title })}
                onAction={act}
                sections={[
                  {
                    id: 'team',
                    entries: [
                      { id: 'link', label: text('profile.copyLink'), icon: IconLink },
                      {
                        id: 'star',
                        label: text(isStarred ? 'profile.unstar' : 'profile.star'),
                        icon: isStarred ? IconStar : IconStarFilled,
                      },
                    ],
                  },
                ]}
              >
                <IconButton icon={IconDotsVertical} label={text('profile.moreFor', { name: title })} />
              </Menu>
            </Inline>
          }
        />
        <Text ink="muted" lines={2}>
          {description}
        </Text>
        {chips.length > 0 && (
          <Inline gap={6}>
            {chips.map((chip) => (
              <Chip key={chip.title} tone={chip.color} size="small">
                {chip.title}
              </Chip>
            ))}
          </Inline>
        )}
        <Inline justify="between" gap={12}>
          <AvatarGroup
            label={text('profile.teamOf', { name: title })}
            people={avatarGroup.map((member) => ({ name: member.name, src: member.avatar }))}
            total={count}
            max={5}
          />
          <Button
            size="small"
            tone={isMember ? 'neutral' : 'primary'}
            variant={isMember ? 'outlined' : 'soft'}
            start={<Icon icon={isMember ? IconLogout : IconUserPlus} size={16} />}
            aria-label={text(isMember ? 'profile.leaveNamed' : 'profile.joinNamed', { name: title })}
            onPress={() => void join(team, !isMember)}
          >
            {text(isMember ? 'profile.leave' : 'profile.join')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
