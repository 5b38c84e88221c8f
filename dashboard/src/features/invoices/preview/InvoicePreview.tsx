import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/record-navigation/RecordPager.tsx'
import { InvoiceDrawers } from '../changes/InvoiceDrawers.tsx'
import { RecordFrame } from '../../../shared/record/RecordPage.tsx'
import { InvoicePage } from '../InvoicePage.tsx'
import { InvoiceStatusChip } from '../../../entities/invoice/InvoiceStatusChip.tsx'
import { invoiceNavigation } from '../list/list-config.ts'
import { InvoicePrintSheet } from '../../../entities/invoice/document/InvoicePrintSheet.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoicePreviewSkeleton } from './InvoicePreviewSkeleton.tsx'
import { InvoiceTimeline } from './InvoiceTimeline.tsx'

/** One invoice as its client sees it; beside it what is left to pay and what has happened. */
export function InvoicePreview() {
  const text = useText()
  return (
    <InvoicePage title={text('titles.invoice')} skeleton={<InvoicePreviewSkeleton />}>
      {(sheet, isStale) => (
        <RecordFrame
          title={text('invoice.number', { id: sheet.number })}
          description={<InvoiceStatusChip status={sheet.invoiceStatus} />}
          actions={
            <>
              <RecordPager config={invoiceNavigation} id={String(sheet.id)} />
              <InvoiceActions sheet={sheet} />
            </>
          }
          staleText={isStale && text('invoice.stale')}
        >
          <Columns side="end" sideWidth={340}>
            <InvoicePrintSheet sheet={sheet} />
            <Stack gap="gap">
              <BalanceCard sheet={sheet} />
              <InvoiceTimeline sheet={sheet} />
            </Stack>
          </Columns>
          <InvoiceDrawers sheet={sheet} />
        </RecordFrame>
      )}
    </InvoicePage>
  )
}
