import type { OrderDetails as OrderData } from '@data1522/mocks/contract/order-details'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { href, useParams } from 'react-router-dom'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useBreadcrumbEnd } from '../../../core/router/breadcrumb-end.ts'
import { RecordFrame, RecordPage } from '../../../shared/record/RecordPage.tsx'
import { orderQuery } from '../../../entities/order/queries.ts'
import { OrderDialogs } from './OrderDialogs.tsx'
import { OrderDescription } from './OrderDescription.tsx'
import { OrderParts } from './OrderParts.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { useOrderAddress } from './useOrderAddress.ts'

const PackingSlip = lazy(async () => ({ default: (await import('./PackingSlip.tsx')).PackingSlip }))

/** One order: what was bought, what it comes to, where it is, and all that can be done with it. */
export function OrderDetails() {
  const text = useText()
  const { id = '' } = useParams()
  const query = useQuery(orderQuery(id))
  const { data: details } = query
  useBreadcrumbEnd(details && text('orders.number', { number: details.order.number }))
  return (
    <RecordPage
      id={id}
      query={query}
      title={text('titles.orderDetails')}
      skeleton={<OrderSkeleton />}
      missing={{
        title: text('order.missing'),
        heading: text('order.missingTitle'),
        text: text('order.missingText'),
        href: href('/apps/ecommerce/order/list'),
        linkLabel: text('order.allOrders'),
      }}
      failedTitle={text('order.loadFailed')}
    >
      {(details) => <Order details={details} isStale={query.isError} />}
    </RecordPage>
  )
}

function Order({ details, isStale }: { details: OrderData; isStale: boolean }) {
  const text = useText()
  const address = useOrderAddress()
  const title = text('order.title', { number: details.order.number })
  const dialogs = <OrderDialogs details={details} address={address} />
  if (address.isSlipShown)
    return (
      <>
        <DocumentTitle title={title} />
        <Suspense>
          <PackingSlip details={details} onClose={() => address.showSlip(false)} />
        </Suspense>
        {dialogs}
      </>
    )
  return (
    <RecordFrame
      title={title}
      description={<OrderDescription details={details} />}
      actions={<OrderActions details={details} address={address} />}
      staleText={isStale && text('order.stale')}
    >
      <OrderParts details={details} address={address} />
      {dialogs}
    </RecordFrame>
  )
}
