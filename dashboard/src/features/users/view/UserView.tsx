import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { href, useParams } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/record-navigation/RecordPager.tsx'
import { useBreadcrumbEnd } from '../../../core/router/breadcrumb-end.ts'
import { RecordFrame, RecordPage } from '../../../shared/record/RecordPage.tsx'
import { userList } from '../list/list-config.ts'
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
  useBreadcrumbEnd(query.data?.fullName)
  return (
    <RecordPage
      id={id}
      query={query}
      title={text('titles.user')}
      skeleton={<UserViewSkeleton />}
      missing={{
        title: text('userView.missing'),
        heading: text('userView.missingTitle'),
        text: text('userView.missingText'),
        href: href('/apps/user/list'),
        linkLabel: text('userView.allUsers'),
      }}
      failedTitle={text('users.loadFailed')}
    >
      {(user) => (
        <RecordFrame
          title={user.fullName}
          actions={
            <>
              <RecordPager config={userList} id={id} />
              <UserActions user={user} />
            </>
          }
          staleText={query.isError && text('userView.stale')}
        >
          <Columns>
            <Stack gap="gap">
              <UserSummary user={user} />
              <PlanCard user={user} />
            </Stack>
            <UserTabs user={user} />
          </Columns>
          <UserDialogs user={user} />
        </RecordFrame>
      )}
    </RecordPage>
  )
}
