import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { Columns } from '@data1522/design-system/Columns'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../api/client.ts'
import { DocumentTitle } from '../../../app/intl/DocumentTitle.tsx'
import { useText } from '../../../app/intl/useText.ts'
import { RecordPager } from '../../../app/lists/walk/RecordPager.tsx'
import { useTrailEnd } from '../../../app/trail/trail-end.ts'
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx'
import { userList } from '../list/definition.ts'
import { userQuery } from '../queries.ts'
import { PlanCard } from './PlanCard.tsx'
import { UserActions } from './UserActions.tsx'
import { UserDialogs } from './UserDialogs.tsx'
import { UserSummary } from './UserSummary.tsx'
import { UserTabs } from './UserTabs.tsx'
import { UserViewSkeleton } from './UserViewSkeleton.tsx'

/** One user: who they are and what they pay at the side, the rest in tabs beside it. */
export function UserView() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(userQuery(id))
  const { data: user, error } = query
  useTrailEnd(user?.fullName)
  const frame = (title: string, children: ReactNode, actions?: ReactNode) => (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} actions={actions} />
      {children}
    </>
  )
  if (user)
    return frame(
      user.fullName,
      <>
        {error && <Alert tone="warning">{text('userView.stale')}</Alert>}
        <Columns>
          <Stack gap="gap">
            <UserSummary user={user} />
            <PlanCard user={user} />
          </Stack>
          <UserTabs key={user.id} user={user} />
        </Columns>
        <UserDialogs user={user} />
      </>,
      <>
        <RecordPager definition={userList} id={id} />
        <UserActions user={user} />
      </>,
    )
  if (!error) return frame(text('titles.user'), <UserViewSkeleton />)
  const isMissing = error instanceof ApiError && error.status === 404
  return frame(
    text(isMissing ? 'userView.missing' : 'titles.user'),
    <Card>
      {isMissing ? (
        <EmptyState
          title={text('userView.missingTitle')}
          illustration="lost"
          actions={<LinkButton href="/apps/user/list">{text('userView.allUsers')}</LinkButton>}
        >
          {text('userView.missingText')}
        </EmptyState>
      ) : (
        <LoadFailure query={query} title={text('users.loadFailed')} />
      )}
    </Card>,
  )
}
