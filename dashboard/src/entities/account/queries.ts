import { getAccountSettings } from '@data1522/mocks/contract/account-settings'
import type { EndpointResult } from '@data1522/mocks/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** All settings of one's own account, with its last invoices. */
export type OwnSettings = EndpointResult<typeof getAccountSettings>

export const accountSettingsKey = ['accountSettings'] as const

/** Fetches them. */
export const accountSettingsQuery = () =>
  queryOptions({
    queryKey: accountSettingsKey,
    queryFn: ({ signal }) => call(getAccountSettings, {}, { signal }),
  })
