import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../core/api/client.ts'
import { DocumentTitle } from '../../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useTrailEnd } from '../../../core/router/trail-end.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { orderQuery } from '../../../entities/order/queries.ts'
import { OrderDialogs } from './OrderDialogs.tsx'
import { OrderLede } from './OrderLede.tsx'
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
  const { data: details, error } = query
  const address = useOrderAddress()
  useTrailEnd(details && text('orders.number', { number: String(details.order.order) }))
  if (details) {
    const title = text('order.title', { number: String(details.order.order) })
    return (
      <>
        <DocumentTitle title={title} />
        {address.state.show === 'slip' ? (
          <Suspense>
            <PackingSlip details={details} onClose={() => address.showSlip(false)} />
          </Suspense>
        ) : (
          <>
            <PageHeader
              title={title}
              lede={<OrderLede details={details} />}
              actions={<OrderActions details={details} address={address} />}
            />
            {error && <Alert tone="warning">{text('order.stale')}</Alert>}
            <OrderParts details={details} address={address} />
          </>
        )}
        <OrderDialogs details={details} address={address} />
      </>
    )
  }
  const isMissing = error instanceof ApiError && error.status === 404
  const title = text(isMissing ? 'order.missing' : 'titles.orderDetails')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} />
      {!error && <OrderSkeleton />}
      {error && (
        <Card>
          {isMissing ? (
            <EmptyState
              title={text('order.missingTitle')}
              illustration="lost"
              actions={<LinkButton href="/apps/ecommerce/order/list">{text('order.allOrders')}</LinkButton>}
            >
              {text('order.missingText')}
            </EmptyState>
          ) : (
            <LoadFailure query={query} title={text('order.loadFailed')} />
          )}
        </Card>
      )}
    </>
  )
}
