import { getUserSettings, listUserInvoices } from '@data1522/mocks/contract/user-settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { usersKey } from '../../../entities/user/user-lists.ts'

/** How a user signs in, pays and is told. */
export const userSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'settings', id],
    queryFn: ({ signal }) => call(getUserSettings, { params: { id } }, { signal }),
  })

/** The invoices that a user has made. */
export const userInvoicesQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'invoices', id],
    queryFn: ({ signal }) => call(listUserInvoices, { params: { id } }, { signal }),
  })
