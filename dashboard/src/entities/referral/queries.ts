import { getReferralsSummary } from '@data1522/mocks/contract/referrals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const referralsKey = ['referrals'] as const

/** The figures above the list, and the link to share. */
export const referralsSummaryQuery = () =>
  queryOptions({
    queryKey: [...referralsKey, 'summary'],
    queryFn: ({ signal }) => call(getReferralsSummary, {}, { signal }),
  })
