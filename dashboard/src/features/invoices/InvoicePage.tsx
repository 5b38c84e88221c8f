import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href, useParams } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../core/router/breadcrumb-end.ts'
import { invoiceDocumentQuery } from '../../entities/invoice/queries.ts'
import { useBegun } from '../../shared/record/useBegun.ts'
import { RecordPage } from '../../shared/record/RecordPage.tsx'

interface InvoicePageProps {
  /** What the screen is called while the invoice is not there. */
  title: string
  /** Whether it waits for the invoice as it is now, for a form to begin with. */
  isBegun?: boolean
  skeleton: ReactNode
  children: (sheet: InvoiceSheet, isStale: boolean) => ReactNode
}

/** A screen of the invoice that the address names. */
export function InvoicePage({ title, isBegun = false, skeleton, children }: InvoicePageProps) {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(invoiceDocumentQuery(id))
  const begun = useBegun(query, id)
  useBreadcrumbEnd(query.data && text('invoice.number', { id: query.data.number }))
  return (
    <RecordPage
      id={id}
      query={isBegun ? { ...query, data: begun } : query}
      title={title}
      skeleton={skeleton}
      missing={{
        title: text('invoice.missing'),
        heading: text('invoice.missingTitle'),
        text: text('invoice.missingText'),
        href: href('/apps/invoice/list'),
        linkLabel: text('invoice.allInvoices'),
      }}
      failedTitle={text('invoice.loadFailed')}
    >
      {(sheet) => children(sheet, query.isError)}
    </RecordPage>
  )
}
