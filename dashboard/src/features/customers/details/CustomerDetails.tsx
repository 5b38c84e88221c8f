import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { href, useParams } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../../core/router/breadcrumb-end.ts'
import { RecordFrame, RecordPage } from '../../../shared/record/RecordPage.tsx'
import { accountQuery, customerQuery } from '../../../entities/customer/queries.ts'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerBio } from './CustomerBio.tsx'
import { CustomerDialogs } from './CustomerDialogs.tsx'
import { CustomerSkeleton } from './CustomerSkeleton.tsx'
import { CustomerTabs } from './CustomerTabs.tsx'
import { PlanCard } from './PlanCard.tsx'
import { useCustomerAddress } from './useCustomerAddress.ts'

/** One customer: who it is at the side; what they bought, how they sign in, pay and are told beside it. */
export function CustomerDetails() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(customerQuery(id))
  const { data: account } = useQuery(accountQuery(id))
  const address = useCustomerAddress()
  useBreadcrumbEnd(query.data?.customer)
  return (
    <RecordPage
      id={id}
      query={query}
      title={text('titles.customerDetails')}
      skeleton={<CustomerSkeleton />}
      missing={{
        title: text('customer.missing'),
        heading: text('customer.missingTitle'),
        text: text('customer.missingText'),
        href: href('/apps/ecommerce/customer/list'),
        linkLabel: text('customer.allCustomers'),
      }}
      failedTitle={text('customer.loadFailed')}
    >
      {(customer) => (
        <RecordFrame
          title={customer.customer}
          description={text('customer.number', { number: String(customer.customerId) })}
          actions={<CustomerActions customer={customer} onMerge={() => address.open('merge')} />}
          staleText={query.isError && text('customer.stale')}
        >
          <Columns>
            <Stack gap="gap">
              <CustomerBio customer={customer} account={account} onEdit={() => address.open('edit')} />
              {account && <PlanCard plan={account.plan} onChange={() => address.open('plan')} />}
            </Stack>
            <CustomerTabs customer={customer} address={address} />
          </Columns>
          <CustomerDialogs customer={customer} account={account} address={address} />
        </RecordFrame>
      )}
    </RecordPage>
  )
}
