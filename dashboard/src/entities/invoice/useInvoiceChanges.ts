import {
  deleteInvoice,
  deleteInvoices,
  duplicateInvoice,
  type Invoice,
  restoreInvoices,
} from '@data1522/mocks/contract/invoices'
import { call } from '../../core/api/client.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without } from '../../shared/list/query.ts'
import { invoicesKey, touchedByInvoices } from './queries.ts'

/** Deletes and copies invoices: at once on the screen, then on the server, with a way back. */
export function useInvoiceChanges() {
  'use memo'
  const text = useText()
  const mayDelete = useCan({ action: 'delete', subject: 'Invoice' }).isAllowed
  const change = useChange<ListPage<Invoice>>(invoicesKey, touchedByInvoices)

  const remove = (ids: readonly number[]) => {
    const gone = new Set(ids)
    return change({
      optimisticUpdate: without(({ id }) => gone.has(id)),
      mutationFn: () => call(deleteInvoices, { body: { ids: [...ids] } }),
      successMessage: (done) =>
        done.ids.length > 0
          ? text('invoices.deleted', { count: done.ids.length, number: String(done.ids[0]) })
          : undefined,
      undo: (done) => call(restoreInvoices, { body: done }),
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
      ...(mayDelete && { undo: () => call(deleteInvoice, { params: { id: copy! } }) }),
    })
    return copy
  }

  return { remove, duplicate }
}
