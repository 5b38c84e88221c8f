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
import { ApiError } from '../../../core/api/client.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/walk/RecordPager.tsx'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { userList } from '../list/definition.ts'
import { userQuery } from '../../../entities/user/queries.ts'
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
