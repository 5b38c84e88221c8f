import { Card } from '@data1522/design-system/Card'
import { ErrorState } from '@data1522/design-system/ErrorState'
import { Skeleton } from '@data1522/design-system/Skeleton'
import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../app/intl/useText.ts'
import { accountQuery } from '../queries.ts'

interface AccountPartProps {
  /** The `customerId`. */
  id: string
  children: (account: CustomerAccount) => ReactNode
}

/** A tab's content, once the account is there. */
export function AccountPart({ id, children }: AccountPartProps) {
  const text = useText()
  const { data, isError, isFetching, refetch } = useQuery(accountQuery(id))
  if (data) return children(data)
  return (
    <Card>
      {isError ? (
        <ErrorState
          title={text('customer.accountFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {text('customers.loadFailedText')}
        </ErrorState>
      ) : (
        <Skeleton shape="text" lines={10} />
      )}
    </Card>
  )
}
