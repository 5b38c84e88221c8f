import { EmptyState } from '@data1522/design-system/EmptyState'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDownload } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { unbroken } from '../../../core/i18n/unbroken.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import { signedNumber } from '../../../entities/invoice/invoice-number.ts'
import { InvoiceStatusChip } from '../../../entities/invoice/InvoiceStatusChip.tsx'
import { useDownload } from '../../../entities/invoice/pdf/useDownload.ts'
import { invoiceDocumentQuery } from '../../../entities/invoice/queries.ts'
import { TableCard } from '../../../shared/table/TableCard.tsx'

/** The last invoices, each with its document and its PDF. */
export function HistoryCard({ invoices }: { invoices: readonly Invoice[] }) {
  const text = useText()
  const { day, money } = useFormats()
  const queries = useQueryClient()
  const { download, isMaking } = useDownload()
  const [made, setMade] = useState(0)
  return (
    <TableCard<Invoice>
      title={text('accountBilling.history')}
      subtitle={text('accountBilling.historyText', { count: invoices.length })}
      actions={
        <LinkButton size="small" href={href('/apps/invoice/list')}>
          {text('accountBilling.allInvoices')}
        </LinkButton>
      }
      rows={invoices}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'number',
          header: text('accountBilling.invoice'),
          cell: (invoice) => (
            <Link href={invoiceHref(invoice)}>
              <Text as="bdi">{signedNumber(invoice)}</Text>
            </Link>
          ),
        },
        {
          id: 'status',
          header: text('accountBilling.status'),
          cell: ({ invoiceStatus }) => <InvoiceStatusChip status={invoiceStatus} />,
        },
        {
          id: 'issued',
          header: text('accountBilling.issued'),
          cell: ({ issuedDate }) => unbroken(day(issuedDate)),
        },
        {
          id: 'total',
          header: text('accountBilling.total'),
          isNumeric: true,
          cell: ({ total }) => unbroken(money(total)),
        },
        {
          id: 'pdf',
          header: text('accountBilling.pdf'),
          isNumeric: true,
          cell: ({ id, number }) => (
            <IconButton
              label={text('accountBilling.download', { number })}
              icon={IconDownload}
              size="small"
              isPending={isMaking && made === id}
              onPress={() => {
                setMade(id)
                void download(() => queries.fetchQuery(invoiceDocumentQuery(String(id))))
              }}
            />
          ),
        },
      ]}
      empty={
        <EmptyState title={text('accountBilling.noInvoices')} level={3} size="small">
          {text('accountBilling.noInvoicesText')}
        </EmptyState>
      }
    />
  )
}
