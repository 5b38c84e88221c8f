import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { ApiError } from '../../core/api/client.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { LoadFailure, type LoadFailureProps } from '../../shared/errors/LoadFailure.tsx'

interface InvoiceAbsenceProps {
  query: LoadFailureProps['query']
  /** What the screen is called as long as nobody knows that the invoice is not there. */
  title: string
}

/** Says that an invoice is not there, or did not come. */
export function InvoiceAbsence({ query, title }: InvoiceAbsenceProps) {
  const text = useText()
  const { error } = query
  const isMissing = error instanceof ApiError && error.status === 404
  const shown = isMissing ? text('invoice.missing') : title
  return (
    <>
      <DocumentTitle title={shown} />
      <PageHeader title={shown} />
      <Card>
        {isMissing ? (
          <EmptyState
            title={text('invoice.missingTitle')}
            illustration="lost"
            actions={<LinkButton href="/apps/invoice/list">{text('invoice.allInvoices')}</LinkButton>}
          >
            {text('invoice.missingText')}
          </EmptyState>
        ) : (
          <LoadFailure query={query} title={text('invoice.loadFailed')} />
        )}
      </Card>
    </>
  )
}
