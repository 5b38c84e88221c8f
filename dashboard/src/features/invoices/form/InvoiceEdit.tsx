import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { InvoiceAbsence } from '../InvoiceAbsence.tsx'
import { invoiceSheetQuery } from '../../../entities/invoice/queries.ts'
import { InvoiceEditor } from './InvoiceEditor.tsx'
import { InvoiceFormSkeleton } from './InvoiceFormSkeleton.tsx'
import { valuesOf } from './invoice-values.ts'

/** Changes an invoice. */
export function InvoiceEdit() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(invoiceSheetQuery(id))
  const { data: sheet, error } = query
  const name = sheet && text('invoice.number', { id: String(sheet.id) })
  useTrailEnd(name)
  if (error && !sheet) return <InvoiceAbsence query={query} title={text('titles.editInvoice')} />
  const title = name ? text('invoiceForm.editTitle', { id }) : text('titles.editInvoice')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        actions={
          sheet && (
            <LinkButton href={`/apps/invoice/preview/${id}`}>{text('invoiceForm.showSaved')}</LinkButton>
          )
        }
      />
      {sheet ? <Editor key={sheet.id} sheet={sheet} /> : <InvoiceFormSkeleton />}
    </>
  )
}

/** What comes anew from the server while one types does not change what is typed. */
function Editor({ sheet }: { sheet: InvoiceSheet }) {
  const [saved] = useState(sheet)
  const [values] = useState(() => valuesOf(saved))
  return <InvoiceEditor values={values} saved={saved} />
}
