import { Card } from '@data1522/design-system/Card'
import { Skeleton } from '@data1522/design-system/Skeleton'
import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { accountQuery } from '../../../entities/customer/queries.ts'

interface AccountPartProps {
  /** The `customerId`. */
  id: string
  children: (account: CustomerAccount) => ReactNode
}

/** A tab's content, once the account is there. */
export function AccountPart({ id, children }: AccountPartProps) {
  const text = useText()
  const query = useQuery(accountQuery(id))
  const { data, isError } = query
  if (data) return children(data)
  return (
    <Card>
      {isError ? (
        <LoadFailure query={query} title={text('customer.accountFailed')} />
      ) : (
        <Skeleton shape="text" lines={10} />
      )}
    </Card>
  )
}
