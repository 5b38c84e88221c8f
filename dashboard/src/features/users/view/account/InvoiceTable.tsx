import { invoiceHref } from '../../../../entities/invoice/invoice-href.ts'
import { signedNumber } from '../../../../entities/invoice/invoice-number.ts'
import { href } from 'react-router-dom'
import { Box } from '@data1522/design-system/Box'
import { Chip } from '@data1522/design-system/Chip'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import type { Invoice, InvoiceStatus } from '@data1522/mocks/contract/invoices'
import type { MessageId } from '../../../../core/i18n/intl.ts'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { TableCard } from '../../../../shared/table/TableCard.tsx'
import { unbroken } from '../../../../core/i18n/unbroken.ts'

const looks = {
  Draft: { tone: 'neutral', word: 'draft' },
  Sent: { tone: 'info', word: 'sent' },
  Downloaded: { tone: 'info', word: 'downloaded' },
  'Partial Payment': { tone: 'warning', word: 'partial' },
  'Past Due': { tone: 'danger', word: 'pastDue' },
  Paid: { tone: 'success', word: 'paid' },
} as const satisfies Record<InvoiceStatus, unknown>

/** The invoices that the user made, the newest first, each leading to its document. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const text = useText()
  const { day, money } = useFormats()
  const total = invoices.reduce((sum, invoice) => sum + invoice.total, 0)
  return (
    <TableCard<Invoice>
      title={text('userView.invoices')}
      subtitle={
        invoices.length > 0
          ? text('userView.invoicesTotal', { count: invoices.length, total: money(total) })
          : undefined
      }
      actions={
        invoices.length > 0 && (
          <LinkButton size="small" href={href('/apps/invoice/list')}>
            {text('userView.allInvoices')}
          </LinkButton>
        )
      }
      rows={invoices}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'number',
          header: text('userView.invoiceNumber'),
          cell: (invoice) => (
            <Link href={invoiceHref(invoice)}>
              <Text as="bdi">{signedNumber(invoice)}</Text>
            </Link>
          ),
        },
        {
          id: 'client',
          header: text('userView.client'),
          cell: ({ client }) => (
            <Box minWidth={130}>
              <Text as="bdi">{client.name}</Text>
            </Box>
          ),
        },
        {
          id: 'status',
          header: text('users.column.status'),
          cell: ({ invoiceStatus }) => (
            <Chip tone={looks[invoiceStatus].tone} size="small">
              {text(`userView.invoice.${looks[invoiceStatus].word}` as MessageId)}
            </Chip>
          ),
        },
        {
          id: 'issued',
          header: text('userView.issued'),
          cell: ({ issuedDate }) => unbroken(day(issuedDate)),
        },
        {
          id: 'total',
          header: text('userView.total'),
          isNumeric: true,
          cell: (invoice) => unbroken(money(invoice.total)),
        },
      ]}
      empty={
        <EmptyState title={text('userView.noInvoices')} level={3} size="small">
          {text('userView.noInvoicesText')}
        </EmptyState>
      }
    />
  )
}
