import { getAccountSettings } from '@data1522/mocks/contract/account-settings'
import type { EndpointResult } from '@data1522/mocks/contract/endpoint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
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

/** The settings as they are by now, which another tab may have changed, for a change to build on. */
export const settingsNow = (): Promise<OwnSettings> => call(getAccountSettings)

/** Puts what the server has answered in place of what is shown; a read that began before may not undo it. */
export async function putSettings(queries: QueryClient, update: (settings: OwnSettings) => OwnSettings) {
  await queries.cancelQueries({ queryKey: accountSettingsKey })
  queries.setQueryData<OwnSettings>(accountSettingsKey, (all) => all && update(all))
  void queries.invalidateQueries({ queryKey: accountSettingsKey })
}
