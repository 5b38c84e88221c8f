import {
  deleteInvoice,
  duplicateInvoice,
  type Invoice,
  restoreInvoices,
} from '@data1522/mocks/contract/invoices'
import { call } from '../../../api/client.ts'
import { useChanges } from '../../../app/changes/useChanges.ts'
import { useText } from '../../../app/intl/useText.ts'
import type { ListPage } from '../../../app/lists/definition.ts'
import { without } from '../../../app/lists/query.ts'
import { invoicesKey } from '../queries.ts'

/** Deletes and copies invoices: at once on the screen, then on the server, with a way back. */
export function useInvoiceChanges() {
  'use memo'
  const text = useText()
  const change = useChanges<ListPage<Invoice>>(invoicesKey)

  const remove = (ids: readonly number[]) => {
    const gone = new Set(ids)
    return change({
      show: without(({ id }) => gone.has(id)),
      send: () => Promise.all(ids.map((id) => call(deleteInvoice, { params: { id } }))),
      done: () => text('invoices.deleted', { count: ids.length, number: String(ids[0]) }),
      undo: () => call(restoreInvoices, { body: { ids: [...ids] } }),
    })
  }

  /** Gives the number of the copy, or nothing where it could not be made. */
  const duplicate = async (id: number) => {
    let copy: number | undefined
    await change({
      send: async () => {
        copy = (await call(duplicateInvoice, { params: { id } })).id
      },
      done: () => text('invoices.duplicated', { number: String(id) }),
      undo: () => call(deleteInvoice, { params: { id: copy! } }),
    })
    return copy
  }

  return { remove, duplicate }
}
