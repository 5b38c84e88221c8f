import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type InvoiceValues, valuesOf } from './invoice-values.ts'
import { useClient } from './useDraftDocument.ts'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'

/** Lets the form follow what others make of the invoice, and names what they changed of what is being changed. */
export function FreshInvoice({ form, saved }: { form: InvoiceFormHandle; saved: InvoiceSheet }) {
  const text = useText()
  const { day } = useFormats()
  const chosen = useClient(useWatch({ control: form.hook.control, name: 'clientId' }), saved)
  const write = (name: string, value: unknown) => {
    if (name === 'clientId')
      return value === String(saved.clientId) ? saved.client.name : (chosen?.name ?? '')
    if (name === 'issuedDate' || name === 'dueDate') return value ? day(value as string) : ''
    if (name === 'acceptedMethod') return text(`invoice.accepted.${value as InvoiceSheet['acceptedMethod']}`)
    if (name === 'discount') {
      const { kind, value: height } = value as InvoiceValues['discount']
      return `${text(`invoiceForm.discount.${kind}`)}: ${height ?? ''}`
    }
    return undefined
  }
  return (
    <ChangedElsewhere
      form={form}
      values={valuesOf(saved)}
      write={write}
      labels={{
        lines: text('invoiceForm.lines'),
        discount: text('invoice.discount'),
        taxes: text('invoiceForm.sums'),
      }}
    />
  )
}
