import { customerHref } from '../../../entities/customer/customer-href.ts'
import { Alert } from '@data1522/design-system/Alert'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Link } from '@data1522/design-system/Link'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { InvoiceStatusChip } from '../../../entities/invoice/InvoiceStatusChip.tsx'
import { invoiceDocumentQuery } from '../../../entities/invoice/queries.ts'
import { InvoiceLines } from '../../../entities/invoice/document/InvoiceLines.tsx'
import { InvoiceTotals } from '../../../entities/invoice/document/InvoiceTotals.tsx'
import { useInvoiceLabels } from '../../../entities/invoice/document/useInvoiceLabels.ts'
import type { InvoiceContent } from '../../../entities/invoice/document/content.ts'

function Sums({ sheet }: { sheet: InvoiceContent }) {
  const { labels } = useInvoiceLabels(sheet)
  return (
    <>
      <InvoiceLines labels={labels} isCompact />
      <InvoiceTotals labels={labels} />
    </>
  )
}

/** An invoice in short, beside the list: whom it is for, what is charged for, and what it comes to. */
export function InvoiceQuickView({ row }: { row: Invoice }) {
  const text = useText()
  const { day } = useFormats()
  const client = <Text as="bdi">{row.client.name}</Text>
  const { data: sheet, error } = useQuery(invoiceDocumentQuery(String(row.id)))
  return (
    <Stack gap={20} align="stretch">
      <Stack align="start">
        <InvoiceStatusChip status={row.invoiceStatus} />
      </Stack>
      <DescriptionList
        items={[
          {
            term: text('invoice.client'),
            description: sheet ? (
              <Link href={customerHref({ customerId: sheet.clientId })}>{client}</Link>
            ) : (
              client
            ),
          },
          { term: text('invoice.issued'), description: day(row.issuedDate) },
          { term: text('invoice.due'), description: day(row.dueDate) },
        ]}
      />
      {sheet ? (
        <Sums sheet={sheet} />
      ) : error ? (
        <Alert tone="danger" title={text('invoice.loadFailed')}>
          <FailureText error={error} />
        </Alert>
      ) : (
        <Skeleton shape="text" lines={8} />
      )}
    </Stack>
  )
}
