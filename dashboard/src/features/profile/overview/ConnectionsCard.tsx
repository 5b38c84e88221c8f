import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { IconUserCheck, IconUserPlus } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import type { ProfileOverview } from '@data1522/mocks/contract/profile'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useProfileChanges } from '../../../entities/profile/useProfileChanges.ts'
import { profileHref } from '../profile-tabs.ts'

/** Some of the people the person may be connected with, each with a way to connect. */
export function ConnectionsCard({ connections }: { connections: ProfileOverview['connections'] }) {
  const text = useText()
  const titleId = useId()
  const { connect } = useProfileChanges()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={text('profile.tab.connections')}
          actions={
            <LinkButton href={profileHref('connections')} size="small">
              {text('profile.allConnections')}
            </LinkButton>
          }
        />
        {connections.length === 0 ? (
          <Text ink="muted">{text('profile.noConnections')}</Text>
        ) : (
          <List aria-labelledby={titleId}>
            {connections.map(({ id, property: name, value, avatar, isConnected }) => (
              <ListItem
                key={id}
                start={<Avatar name={name} src={avatar} size={40} isDecorative />}
                title={name}
                detail={text('profile.connections', { count: Number(value) })}
                actions={
                  <ToggleButton
                    icon={isConnected ? IconUserCheck : IconUserPlus}
                    label={text('profile.connectWith', { name })}
                    variant={isConnected ? 'soft' : 'outlined'}
                    isSelected={isConnected}
                    onChange={(isOn) => void connect({ id, name }, isOn)}
                  />
                }
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  )
}
