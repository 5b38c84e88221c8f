import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { PROFILE_TABS } from '@data1522/mocks/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClient } from '../../core/api/query-client.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../core/router/breadcrumb-end.ts'
import { profileHeaderQuery, profileTabQuery } from '../../entities/profile/queries.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { Overview } from './overview/Overview.tsx'
import { OverviewSkeleton } from './overview/OverviewSkeleton.tsx'
import { ProfileTop } from './ProfileTop.tsx'
import { pageAt, type ProfilePage } from './profile-tabs.ts'

const pages = {
  profile: Overview,
  teams: lazy(async () => ({ default: (await import('./teams/Teams.tsx')).Teams })),
  projects: lazy(async () => ({ default: (await import('./projects/Projects.tsx')).Projects })),
  connections: lazy(async () => ({ default: (await import('./connections/Connections.tsx')).Connections })),
} as const satisfies Record<ProfilePage, ComponentType>

/** Fetches what the profile shows first, the counts of its pages among it. */
export const prefetchProfile = () =>
  Promise.all([
    queryClient.prefetchQuery(profileHeaderQuery()),
    ...PROFILE_TABS.map((tab) => queryClient.prefetchQuery(profileTabQuery(tab))),
  ])

/** The person's own profile: who they are above, one of its pages below, as the address says. */
export function Profile() {
  const text = useText()
  const page = pageAt(useLocation().pathname)
  const name = useQuery(profileHeaderQuery()).data?.fullName
  const isOverview = page === 'profile'
  useBreadcrumbEnd(isOverview ? name : undefined)
  const title = text('titles.profile')
  const documentTitle = isOverview ? title : text(`profile.document.${page}`)
  const Page = pages[page]
  return (
    <>
      <DocumentTitle title={documentTitle} />
      <PageHeader title={title} description={text(`profile.description.${page}`)} />
      <Stack gap="gap">
        <ProfileTop page={page} />
        <Suspense fallback={isOverview ? <OverviewSkeleton /> : <CardsSkeleton page={page} />}>
          <Page />
        </Suspense>
      </Stack>
    </>
  )
}
