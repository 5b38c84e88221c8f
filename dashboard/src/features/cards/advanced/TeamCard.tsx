import { Avatar } from '@data1522/design-system/Avatar'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { someUsersQuery } from '../../../entities/user/some-users-query.ts'
import { userHref } from '../../../entities/user/user-href.ts'
import { UserStatusChip } from '../../../entities/user/UserStatusChip.tsx'

const ROWS = 6

/** Who can sign in, with what they are and whether they still can. */
export function TeamCard() {
  const text = useText()
  const query = useQuery(someUsersQuery(ROWS))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/user/list')}
      isEmpty={({ users }) => users.length === 0}
      emptyText={text('advancedCards.noTeam')}
      table={({ users }) => [
        [text('users.column.user'), text('users.column.role'), text('users.column.status')],
        ...users.map(({ fullName, role, status }) => [
          fullName,
          text(`users.role.${role}`),
          text(`users.status.${status}`),
        ]),
      ]}
    >
      {({ users, totalUsers }) => ({
        description: text('advancedCards.people', { count: totalUsers }),
        children: (
          <List>
            {users.map((user) => (
              <ListItem
                key={user.id}
                title={user.fullName}
                detail={text(`users.role.${user.role}`)}
                href={userHref(user)}
                start={<Avatar name={user.fullName} src={user.avatar} size={36} isDecorative />}
                end={<UserStatusChip status={user.status} />}
              />
            ))}
          </List>
        ),
      })}
    </PartCard>
  )
}
