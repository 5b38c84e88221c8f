import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { someUsersQuery } from '../../../../entities/user/some-users-query.ts'
import { userHref } from '../../../../entities/user/user-href.ts'
import { UserStatusChip } from '../../../../entities/user/UserStatusChip.tsx'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

/** A person: the face, what they do, and the ways to them. */
export function ProfileCard() {
  const text = useText()
  const query = useQuery(someUsersQuery(5))
  return (
    <LoadedCard query={query}>
      {({ users: [user] }) =>
        user && (
          <Card>
            <Stack gap={12} align="center" isTextCentered>
              <Avatar name={user.fullName} src={user.avatar} size={96} isDecorative />
              <Stack gap={2} align="center">
                <Heading level={3}>{user.fullName}</Heading>
                <Text ink="muted">{user.company}</Text>
              </Stack>
              <Inline justify="center">
                <Text as="span" size="sm" ink="subtle">
                  {text(`users.role.${user.role}`)}
                </Text>
                <UserStatusChip status={user.status} />
              </Inline>
            </Stack>
            <CardActions align="stretch">
              <LinkButton href={userHref(user)} variant="soft" tone="primary">
                {text('basicCards.openProfile')}
              </LinkButton>
              <LinkButton href={`mailto:${user.email}`}>{text('basicCards.write')}</LinkButton>
            </CardActions>
          </Card>
        )
      }
    </LoadedCard>
  )
}
