import { customerHref } from '../../../entities/customer/customer-href.ts'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { FormField } from '@data1522/design-system/FormField'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { findCustomers, invoiceClientsQuery } from '../../../entities/invoice/queries.ts'
import { BidiText } from '../../../entities/invoice/document/BidiText.tsx'
import type { InvoiceFormHandle } from './useInvoiceForm.ts'
import { useClient } from './useDraftDocument.ts'

/** Whom the invoice goes to, found by name or address, and where it goes. */
export function ClientPicker({ form, saved }: { form: InvoiceFormHandle; saved?: InvoiceSheet }) {
  const text = useText()
  const { country } = useFormats()
  const queries = useQueryClient()
  const clientId = useWatch({ control: form.hook.control, name: 'clientId' })
  const client = useClient(clientId, saved)
  const load = async (words: string, signal: AbortSignal) => {
    if (words.trim())
      return (await findCustomers(words, signal)).map(({ customerId, customer, email, avatar }) => ({
        id: String(customerId),
        label: customer,
        description: email,
        avatar: { src: avatar },
      }))
    return (await queries.fetchQuery(invoiceClientsQuery())).map(({ clientId: id, name, companyEmail }) => ({
      id: String(id),
      label: name,
      description: companyEmail,
      avatar: {},
    }))
  }
  const lines = client
    ? [
        client.company,
        client.address,
        client.country && country(client.country),
        client.contact,
        client.companyEmail,
      ]
    : []
  return (
    <Stack gap={12}>
      <FormField form={form} name="clientId" label={text('invoiceForm.client')}>
        {(field) => (
          <ComboBox
            {...field}
            load={load}
            valueLabel={client?.name ?? ''}
            placeholder={text('invoiceForm.findClient')}
            emptyText={text('invoiceForm.noClient')}
          />
        )}
      </FormField>
      {client && (
        <Stack as="section" gap={2} aria-label={text('invoice.billedTo')}>
          {lines.filter(Boolean).map((line) => (
            <BidiText key={line} ink="muted">
              {line}
            </BidiText>
          ))}
          <Link href={customerHref({ customerId: Number(clientId) })} target="_blank">
            {text('invoiceForm.openClient')}
          </Link>
        </Stack>
      )}
    </Stack>
  )
}
