import { Alert } from '@data1522/design-system/Alert'
import { Columns } from '@data1522/design-system/Columns'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/walk/RecordPager.tsx'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { InvoiceDrawers } from '../changes/InvoiceDrawers.tsx'
import { InvoiceAbsence } from '../InvoiceAbsence.tsx'
import { InvoiceStatusChip } from '../../../entities/invoice/InvoiceStatusChip.tsx'
import { invoiceList } from '../list/definition.ts'
import { invoiceSheetQuery } from '../../../entities/invoice/queries.ts'
import { InvoicePaper } from '../sheet/InvoicePaper.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoicePreviewSkeleton } from './InvoicePreviewSkeleton.tsx'
import { InvoiceTimeline } from './InvoiceTimeline.tsx'

/** One invoice as its client sees it; beside it what is left to pay and what has happened. */
export function InvoicePreview() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(invoiceSheetQuery(id))
  const { data: sheet, error } = query
  const name = sheet && text('invoice.number', { id: String(sheet.id) })
  useTrailEnd(name)
  if (error && !sheet) return <InvoiceAbsence query={query} title={text('titles.invoice')} />
  const title = name ?? text('titles.invoice')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        lede={sheet && <InvoiceStatusChip status={sheet.invoiceStatus} />}
        actions={
          sheet && (
            <>
              <RecordPager definition={invoiceList} id={id} />
              <InvoiceActions sheet={sheet} />
            </>
          )
        }
      />
      {sheet ? (
        <Stack gap="gap">
          {error && <Alert tone="warning">{text('invoice.stale')}</Alert>}
          <Columns side="end" sideWidth={340}>
            <InvoicePaper sheet={sheet} />
            <Stack gap="gap">
              <BalanceCard sheet={sheet} />
              <InvoiceTimeline sheet={sheet} />
            </Stack>
          </Columns>
          <InvoiceDrawers sheet={sheet} />
        </Stack>
      ) : (
        <InvoicePreviewSkeleton />
      )}
    </>
  )
}
