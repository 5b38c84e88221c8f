import { Alert } from '@data1522/design-system/Alert'
import { Columns } from '@data1522/design-system/Columns'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { accountQuery, customerQuery } from '../../../entities/customer/queries.ts'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerBio } from './CustomerBio.tsx'
import { CustomerDialogs } from './CustomerDialogs.tsx'
import { CustomerMissing } from './CustomerMissing.tsx'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'
import { CustomerTabs } from './CustomerTabs.tsx'
import { PlanCard } from './PlanCard.tsx'
import { useCustomerAddress } from './useCustomerAddress.ts'

/** One customer: who it is at the side; what they bought, how they sign in, pay and are told beside it. */
export function CustomerDetails() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(customerQuery(id))
  const { data: customer, error } = query
  const { data: account } = useQuery(accountQuery(id))
  const address = useCustomerAddress()
  useTrailEnd(customer?.customer)
  if (!customer && error) return <CustomerMissing query={query} />
  const title = customer?.customer ?? text('titles.customerDetails')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        lede={customer && text('customer.number', { number: String(customer.customerId) })}
        actions={customer && <CustomerActions customer={customer} />}
      />
      {customer ? (
        <>
          {error && <Alert tone="warning">{text('customer.stale')}</Alert>}
          <Columns>
            <Stack gap="gap">
              <CustomerBio customer={customer} account={account} onEdit={() => address.open('edit')} />
              {account && <PlanCard plan={account.plan} onChange={() => address.open('plan')} />}
            </Stack>
            <CustomerTabs customer={customer} address={address} />
          </Columns>
          <CustomerDialogs customer={customer} account={account} address={address} />
        </>
      ) : (
        <CustomerSkeleton />
      )}
    </>
  )
}
