import { getStoreSettings } from '@data1522/mocks/contract/store-settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const storeSettingsKey = ['storeSettings'] as const

/** All settings of the store. */
export const storeSettingsQuery = () =>
  queryOptions({
    queryKey: storeSettingsKey,
    queryFn: ({ signal }) => call(getStoreSettings, {}, { signal }),
  })
