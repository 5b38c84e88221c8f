import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { ApiError } from '../../../api/client.ts'
import { DocumentTitle } from '../../../app/intl/DocumentTitle.tsx'
import { useText } from '../../../app/intl/useText.ts'

interface CustomerMissingProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a customer who is not there, or could not be loaded. */
export function CustomerMissing({ error, isRetrying, onRetry }: CustomerMissingProps) {
  const text = useText()
  const isMissing = error instanceof ApiError && error.status === 404
  const title = text(isMissing ? 'customer.missing' : 'titles.customerDetails')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} />
      <Card>
        {isMissing ? (
          <EmptyState
            title={text('customer.missingTitle')}
            illustration="lost"
            actions={
              <LinkButton href="/apps/ecommerce/customer/list">{text('customer.allCustomers')}</LinkButton>
            }
          >
            {text('customer.missingText')}
          </EmptyState>
        ) : (
          <ErrorState title={text('customer.loadFailed')} onRetry={onRetry} isRetrying={isRetrying}>
            {text('customers.loadFailedText')}
          </ErrorState>
        )}
      </Card>
    </>
  )
}
