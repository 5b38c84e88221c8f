import { Chip } from '@data1522/design-system/Chip'
import { IconDotsVertical, IconEye } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Menu } from '@data1522/design-system/Menu'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Text } from '@data1522/design-system/Text'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { useRefusals } from '../../../../core/auth/useRefusals.tsx'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { invoiceEditHref, invoiceHref } from '../../../invoice/invoice-href.ts'
import { latestInvoicesQuery } from '../../../invoice/latest-invoices-query.ts'
import { statusIds, statusMeta } from '../../../invoice/status-meta.ts'
import { useInvoiceChanges } from '../../../invoice/useInvoiceChanges.ts'
import { daysInAddress, lastDays } from '../../period.ts'
import { useDashboard } from '../../card/card.ts'
import { CardPages } from '../../card/CardPages.tsx'
import { PartCard } from '../../card/PartCard.tsx'

const ROWS = 5

/** The invoices of these days, page by page. */
export function InvoicesCard() {
  const text = useText()
  const { days } = useDashboard()
  const [page, setPage] = useState({ days, number: 1 })
  const span = days.from && days.to ? { from: days.from, to: days.to } : spanOf(lastDays(days.period ?? 30))
  const number = page.days === days ? page.number : 1
  const query = useQuery(latestInvoicesQuery(span, number, ROWS))
  const last = Math.max(Math.ceil((query.data?.total ?? 0) / ROWS), 1)
  // The last row of the last page may go, and the page with it.
  if (query.data && !query.isPlaceholderData && number > last) setPage({ days, number: last })
  const formats = useFormats()
  const all = `${href('/apps/invoice/list')}?date=${daysInAddress(span)}`
  const statusOf = ({ invoiceStatus }: Invoice) => text(`invoices.status.${statusIds[invoiceStatus]}`)
  const to = (next: number) => setPage({ days, number: next })
  return (
    <PartCard
      query={query}
      isFlush
      seeAll={all}
      isEmpty={({ total }) => total === 0}
      emptyText={text('ecommerceDashboard.noInvoices')}
      table={({ rows }) => [
        [
          text('ecommerceDashboard.invoice'),
          text('ecommerceDashboard.status'),
          text('ecommerceDashboard.issued'),
          text('ecommerceDashboard.total'),
          text('ecommerceDashboard.balance'),
        ],
        ...rows.map((row) => [row.number, statusOf(row), row.issuedDate, row.total, row.balance]),
      ]}
    >
      {({ rows, total }) => ({
        actions: (
          <>
            <CardPages page={number} size={ROWS} count={rows.length} total={total} onChange={to} />
            <LinkButton href={all} size="small">
              {text('ecommerceDashboard.viewAll')}
            </LinkButton>
          </>
        ),
        children: (
          <SimpleTable
            caption={text('ecommerceDashboard.invoices')}
            isCaptionHidden
            isFlush
            rows={rows}
            rowId={({ id }) => String(id)}
            columns={[
              {
                id: 'id',
                header: text('ecommerceDashboard.invoice'),
                cell: (row) => (
                  <Link href={invoiceHref(row)}>
                    <Text as="bdi" isNumeric>
                      {text('ecommerceDashboard.number', { number: row.number })}
                    </Text>
                  </Link>
                ),
              },
              {
                id: 'status',
                header: text('ecommerceDashboard.status'),
                cell: (row) => (
                  <Tooltip
                    label={statusOf(row)}
                    description={text('invoices.statusNote', {
                      balance: formats.money(row.balance),
                      date: formats.day(row.dueDate),
                    })}
                  >
                    <TooltipTarget>
                      <IconTile {...statusMeta[row.invoiceStatus]} size={28} />
                      <VisuallyHidden>{statusOf(row)}</VisuallyHidden>
                    </TooltipTarget>
                  </Tooltip>
                ),
              },
              {
                id: 'issued',
                header: text('ecommerceDashboard.issued'),
                cell: ({ issuedDate }) => formats.day(issuedDate),
              },
              {
                id: 'total',
                header: text('ecommerceDashboard.total'),
                isNumeric: true,
                cell: (row) => formats.money(row.total),
              },
              {
                id: 'balance',
                header: text('ecommerceDashboard.balance'),
                isNumeric: true,
                cell: (row) => <Balance invoice={row} />,
              },
              {
                id: 'actions',
                header: text('ecommerceDashboard.actions'),
                isNumeric: true,
                cell: (row) => <Actions invoice={row} />,
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}

const spanOf = ({ start, end }: { start: string; end: string }) => ({ from: start, to: end })

/** What is left to pay, coloured by how far the invoice is. */
function Balance({ invoice: { balance, invoiceStatus } }: { invoice: Invoice }) {
  const text = useText()
  const { money } = useFormats()
  if (balance === 0)
    return (
      <Chip tone="success" hasDot>
        {text('invoices.status.paid')}
      </Chip>
    )
  return <Chip tone={statusMeta[invoiceStatus].tone}>{money(balance)}</Chip>
}

/** What can be done with an invoice where it stands. */
function Actions({ invoice }: { invoice: Invoice }) {
  const text = useText()
  const navigate = useNavigate()
  const { remove, duplicate } = useInvoiceChanges()
  const refused = useRefusals()
  const { number } = invoice
  const entries = [
    {
      id: 'edit',
      label: text('ecommerceDashboard.edit'),
      href: invoiceEditHref(invoice),
      ...refused({ action: 'update', subject: 'Invoice' }),
    },
    {
      id: 'duplicate',
      label: text('ecommerceDashboard.duplicate'),
      ...refused({ action: 'create', subject: 'Invoice' }),
    },
    {
      id: 'delete',
      label: text('ecommerceDashboard.delete'),
      tone: 'danger' as const,
      ...refused({ action: 'delete', subject: 'Invoice' }),
    },
  ]
  return (
    <Inline gap={2} isWrapping={false} justify="end">
      <IconButton
        icon={IconEye}
        label={text('ecommerceDashboard.view', { number })}
        size="small"
        onPress={() => void navigate(invoiceHref(invoice))}
      />
      <Menu
        label={text('ecommerceDashboard.more', { number })}
        sections={[{ id: 'invoice', entries }]}
        onAction={(action) => {
          if (action === 'delete') void remove([invoice])
          if (action === 'duplicate') void duplicate(invoice)
        }}
      >
        <IconButton
          icon={IconDotsVertical}
          label={text('ecommerceDashboard.more', { number })}
          size="small"
        />
      </Menu>
    </Inline>
  )
}
