import {
  getProfile,
  getProfileHeader,
  type ProfileTab,
  type ProfileTabs,
} from '@data1522/mocks/contract/profile'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const profileKey = ['profile'] as const

/** Who the profile is of. */
export const profileHeaderQuery = () =>
  queryOptions({
    queryKey: [...profileKey, 'header'],
    queryFn: ({ signal }) => call(getProfileHeader, {}, { signal }),
  })

/** What one page of the profile shows. */
export const profileTabQuery = <Tab extends ProfileTab>(tab: Tab) =>
  queryOptions({
    queryKey: [...profileKey, 'tab', tab],
    queryFn: async ({ signal }) =>
      (await call(getProfile, { query: { tab } }, { signal })) as ProfileTabs[Tab],
  })
