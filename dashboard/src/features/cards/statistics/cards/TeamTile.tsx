import { AvatarGroup } from '@data1522/design-system/AvatarGroup'
import { Box } from '@data1522/design-system/Box'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { someUsersQuery } from '../../../../entities/user/some-users-query.ts'

const FACES = 5

/** Who can sign in: how many, and the first faces. */
export function TeamTile() {
  const text = useText()
  const { number } = useFormats()
  const query = useQuery(someUsersQuery(FACES))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/user/list')}
      isEmpty={({ totalUsers }) => totalUsers === 0}
      emptyText={text('statisticsCards.noTeam')}
      table={({ users }) => [[text('statisticsCards.team')], ...users.map(({ fullName }) => [fullName])]}
    >
      {({ users, totalUsers }) => ({
        description: text('statisticsCards.canSignIn'),
        value: number(totalUsers),
        children: (
          <Box>
            <AvatarGroup
              label={text('statisticsCards.team')}
              size={36}
              max={FACES}
              total={totalUsers}
              people={users.map(({ id, fullName, avatar }) => ({
                id: String(id),
                name: fullName,
                src: avatar,
              }))}
            />
          </Box>
        ),
      })}
    </PartCard>
  )
}
