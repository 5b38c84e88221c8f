import { invoiceHref } from '../../../entities/invoice/invoice-href.ts'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useState } from 'react'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordFrame } from '../../../shared/record/RecordPage.tsx'
import { InvoicePage } from '../InvoicePage.tsx'
import { InvoiceEditor } from './InvoiceEditor.tsx'
import { InvoiceFormSkeleton } from './InvoiceFormSkeleton.tsx'
import { valuesOf } from './invoice-values.ts'

/** Changes an invoice. */
export function InvoiceEdit() {
  const text = useText()
  return (
    <InvoicePage isBegun title={text('titles.editInvoice')} skeleton={<InvoiceFormSkeleton />}>
      {(sheet) => (
        <RecordFrame
          title={text('invoiceForm.editTitle', { id: sheet.number })}
          actions={<LinkButton href={invoiceHref(sheet)}>{text('invoiceForm.showSaved')}</LinkButton>}
        >
          <Editor sheet={sheet} />
        </RecordFrame>
      )}
    </InvoicePage>
  )
}

/** The fields begin with the invoice as it is when it is opened. */
function Editor({ sheet }: { sheet: InvoiceSheet }) {
  const [values] = useState(() => valuesOf(sheet))
  return <InvoiceEditor values={values} saved={sheet} />
}
