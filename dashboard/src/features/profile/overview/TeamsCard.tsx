import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileOverview } from '@data1522/mocks/contract/profile'
import { useId } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { profileHref } from '../profile-tabs.ts'

/** Some of the person's teams, with what each is about. */
export function TeamsCard({ teams }: { teams: ProfileOverview['teamsTech'] }) {
  const text = useText()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={text('profile.tab.teams')}
          actions={
            <LinkButton href={profileHref('teams')} size="small">
              {text('profile.allTeams')}
            </LinkButton>
          }
        />
        {teams.length === 0 ? (
          <Text ink="muted">{text('profile.noTeams')}</Text>
        ) : (
          <List aria-labelledby={titleId}>
            {teams.map(({ title, members, chipText, chipColor, avatar }) => (
              <ListItem
                key={title}
                start={<Avatar name={title} src={avatar} size={40} shape="rounded" isDecorative />}
                title={title}
                detail={text('profile.members', { count: members })}
                end={
                  <Chip tone={chipColor} size="small">
                    {chipText}
                  </Chip>
                }
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  )
}
