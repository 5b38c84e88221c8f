import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Text } from '@data1522/design-system/Text'
import { IconHourglass } from '@data1522/design-system/icons'
import { useText } from '../../../core/i18n/useText.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import type { Member, Right } from './rights.ts'
import { RightMenu } from './RightMenu.tsx'

interface MemberListProps {
  members: readonly Member[]
  onGive: (member: Member, right: Right) => void
  onRemove: (member: Member) => void
}

/** Who has the project, and what each may do with it. */
export function MemberList({ members, onGive, onRemove }: MemberListProps) {
  const text = useText()
  return (
    <List aria-label={text('dialogExamples.share.members')}>
      {members.map((member) => {
        const { email, name, avatar, right, isInvited } = member
        return (
          <ListItem
            key={email}
            title={name}
            detail={isInvited ? text('dialogExamples.share.notJoined') : isolated(email)}
            start={
              isInvited ? (
                <Avatar name={name} icon={IconHourglass} tone="neutral" isDecorative />
              ) : (
                <Avatar name={name} src={avatar} isDecorative />
              )
            }
            end={
              right === 'owner' && (
                <Chip tone="primary" size="small">
                  {text('dialogExamples.share.you')}
                </Chip>
              )
            }
            actions={
              right === 'owner' ? (
                <Text as="span" size="sm" ink="muted">
                  {text('dialogExamples.share.owner')}
                </Text>
              ) : (
                <RightMenu
                  name={name}
                  right={right}
                  onChange={(next) => onGive(member, next)}
                  onRemove={() => onRemove(member)}
                />
              )
            }
          />
        )
      })}
    </List>
  )
}
