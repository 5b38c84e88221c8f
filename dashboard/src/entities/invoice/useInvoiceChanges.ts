import {
  deleteInvoice,
  duplicateInvoice,
  type Invoice,
  restoreInvoices,
} from '@data1522/mocks/contract/invoices'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/definition.ts'
import { without } from '../../shared/list/query.ts'
import { invoicesKey } from './queries.ts'

/** Deletes and copies invoices: at once on the screen, then on the server, with a way back. */
export function useInvoiceChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<Invoice>>(invoicesKey)

  const remove = (ids: readonly number[]) => {
    const gone = new Set(ids)
    return change({
      optimisticUpdate: without(({ id }) => gone.has(id)),
      mutationFn: () => Promise.all(ids.map((id) => call(deleteInvoice, { params: { id } }))),
      successMessage: () => text('invoices.deleted', { count: ids.length, number: String(ids[0]) }),
      undo: () => call(restoreInvoices, { body: { ids: [...ids] } }),
    })
  }

  /** Gives the number of the copy, or nothing where it could not be made. */
  const duplicate = async (id: number) => {
    let copy: number | undefined
    await change({
      mutationFn: async () => {
        copy = (await call(duplicateInvoice, { params: { id } })).id
      },
      successMessage: () => text('invoices.duplicated', { number: String(id) }),
      undo: () => call(deleteInvoice, { params: { id: copy! } }),
    })
    return copy
  }

  return { remove, duplicate }
}
