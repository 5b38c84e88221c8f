import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { ApiError } from '../../../core/api/client.ts'
import { LoadFailure, type LoadFailureProps } from '../../../shared/errors/LoadFailure.tsx'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'

interface CustomerMissingProps {
  query: LoadFailureProps['query']
}

/** In place of a customer who is not there, or could not be loaded. */
export function CustomerMissing({ query }: CustomerMissingProps) {
  const text = useText()
  const isMissing = query.error instanceof ApiError && query.error.status === 404
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
          <LoadFailure query={query} title={text('customer.loadFailed')} />
        )}
      </Card>
    </>
  )
}
