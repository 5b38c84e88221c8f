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
import { signedNumber } from './invoice-number.ts'

const SHOWN_NUMBERS = 5

/** An invoice that can be told apart, and called by its number. */
type Named = Pick<Invoice, 'id' | 'number'>

/** Deletes, copies and sends invoices: at once on the screen, then on the server, with a way back where there is one. */
export function useInvoiceChanges() {
  'use memo'
  const text = useText()
  const { formatList } = useIntl()
  const mayDelete = useCan({ action: 'delete', subject: 'Invoice' }).isAllowed
  const change = useChange<ListPage<Invoice>>(invoicesKey, touchedByInvoices)

  const remove = (invoices: readonly Named[]) => {
    const gone = new Map(invoices.map(({ id, number }) => [id, number]))
    return change({
      optimisticUpdate: without(({ id }) => gone.has(id)),
      mutationFn: () => call(deleteInvoices, { body: { ids: [...gone.keys()] } }),
      successMessage: (done) =>
        done.ids.length > 0
          ? text('invoices.deleted', { count: done.ids.length, number: gone.get(done.ids[0]!) ?? '' })
          : undefined,
      undo: (done) => call(restoreInvoices, { body: done }),
    })
  }

  /** Gives the id of the copy, or nothing where it could not be made. */
  const duplicate = async ({ id, number }: Named) => {
    let copy: number | undefined
    await change({
      mutationFn: async () => {
        copy = (await call(duplicateInvoice, { params: { id } })).id
      },
      successMessage: () => text('invoices.duplicated', { number }),
      ...(mayDelete && { undo: () => call(deleteInvoice, { params: { id: copy! } }) }),
    })
    return copy
  }

  /** Which of some invoices were not sent, by the reason. */
  const leftOut = (invoices: readonly Invoice[]) => {
    const reasonOf = ({ invoiceStatus }: Invoice) => {
      if (invoiceStatus === 'Draft') return 'changed'
      return invoiceStatus === 'Paid' ? 'paid' : 'sent'
    }
    return (['paid', 'sent', 'changed'] as const).flatMap((reason) => {
      const numbers = invoices.filter((one) => reasonOf(one) === reason).map(signedNumber)
      if (numbers.length === 0) return []
      const shown = numbers.slice(0, SHOWN_NUMBERS)
      const more = numbers.length - shown.length
      const all = more > 0 ? [...shown, text('invoices.leftOut.more', { count: more })] : shown
      return [text(`invoices.leftOut.${reason}`, { count: numbers.length, numbers: formatList(all) })]
    })
  }

  /** Sends the drafts of some invoices, and says which others were left out and why. */
  const sendAll = (invoices: readonly Invoice[]) => {
    const drafts = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Draft')
    const ids = drafts.map(({ id }) => id)
    return change({
      mutationFn: () => (ids.length > 0 ? call(sendInvoices, { body: { ids } }) : Promise.resolve({ ids })),
      successMessage: ({ ids: gone }) => {
        const others = leftOut(invoices.filter(({ id }) => !gone.includes(id)))
        const number = drafts.find(({ id }) => id === gone[0])?.number ?? ''
        const sent = text('invoices.sentAll', { count: gone.length, number })
        return others.length > 0 ? [`${sent}.`, ...others].join(' ') : sent
      },
    })
  }

  return { remove, duplicate, sendAll }
}
