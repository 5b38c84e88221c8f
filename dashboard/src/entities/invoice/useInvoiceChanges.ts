import {
  deleteInvoice,
  deleteInvoices,
  duplicateInvoice,
  type Invoice,
  restoreInvoices,
  sendInvoices,
} from '@data1522/mocks/contract/invoices'
import { useIntl } from 'react-intl'
import { call } from '../../core/api/client.ts'
import { useCan } from '../../core/auth/useCan.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without } from '../../shared/list/query.ts'
import { invoicesKey, touchedByInvoices } from './queries.ts'

const SHOWN_NUMBERS = 5

/** Deletes, copies and sends invoices: at once on the screen, then on the server, with a way back where there is one. */
export function useInvoiceChanges() {
  'use memo'
  const text = useText()
  const { formatList } = useIntl()
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

  /** Which of some invoices were not sent, by the reason. */
  const leftOut = (invoices: readonly Invoice[]) => {
    const isPaid = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Paid'
    const reasons = {
      paid: invoices.filter(isPaid),
      sent: invoices.filter((one) => !isPaid(one)),
    }
    return (['paid', 'sent'] as const).flatMap((reason) => {
      const numbers = reasons[reason].map(({ id }) => `#${id}`)
      if (numbers.length === 0) return []
      const shown = numbers.slice(0, SHOWN_NUMBERS)
      const more = numbers.length - shown.length
      const all = more > 0 ? [...shown, text('invoices.leftOut.more', { count: more })] : shown
      return [text(`invoices.leftOut.${reason}`, { count: numbers.length, numbers: formatList(all) })]
    })
  }

  /** Sends the drafts of some invoices, and says which others were left out and why. */
  const sendAll = (invoices: readonly Invoice[]) => {
    const ids = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft').map(({ id }) => id)
    return change({
      mutationFn: () => (ids.length > 0 ? call(sendInvoices, { body: { ids } }) : Promise.resolve({ ids })),
      successMessage: ({ ids: gone }) => {
        const others = leftOut(invoices.filter(({ id }) => !gone.includes(id)))
        const sent = text('invoices.sentAll', { count: gone.length, number: String(gone[0]) })
        return others.length > 0 ? [`${sent}.`, ...others].join(' ') : sent
      },
    })
  }

  return { remove, duplicate, sendAll }
}
