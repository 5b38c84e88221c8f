import { Alert } from '@data1522/design-system/Alert'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { Invoice } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../app/intl/useText.ts'
import { InvoiceStatusChip } from '../InvoiceStatusChip.tsx'
import { invoiceSheetQuery } from '../queries.ts'
import { SheetLines } from '../sheet/SheetLines.tsx'
import { SheetTotals } from '../sheet/SheetTotals.tsx'
import { useSheetWords } from '../sheet/useSheetWords.ts'
import type { SheetContent } from '../sheet/content.ts'
import { invoiceHref } from './columns.tsx'

function Sums({ sheet }: { sheet: SheetContent }) {
  const { words } = useSheetWords(sheet)
  return (
    <>
      <SheetLines words={words} />
      <SheetTotals words={words} />
    </>
  )
}

/** An invoice in short, beside the list: what is charged for, and what it comes to. */
export function InvoicePeek({ row }: { row: Invoice }) {
  const text = useText()
  const { data: sheet, isError } = useQuery(invoiceSheetQuery(String(row.id)))
  return (
    <Stack gap={20} align="stretch">
      <Stack align="start">
        <InvoiceStatusChip status={row.invoiceStatus} />
      </Stack>
      {sheet ? (
        <Sums sheet={sheet} />
      ) : isError ? (
        <Alert tone="danger">{text('invoice.loadFailed')}</Alert>
      ) : (
        <Skeleton shape="text" lines={8} />
      )}
      <LinkButton href={invoiceHref(row)} isBlock>
        {text('invoices.view')}
      </LinkButton>
    </Stack>
  )
}
