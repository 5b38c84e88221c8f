import type { OrderDetails, OrderRefund, OrderStep } from '@data1522/mocks/contract/order-details'
import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import { ORDER_PAYMENTS } from '@data1522/mocks/contract/orders'

const { paid, pending } = ORDER_PAYMENTS

/** Something in the history of an order; a refund says whether nothing was left to give back after it. */
type HistoryEntry =
  | { readonly kind: 'step'; readonly step: OrderStep }
  | { readonly kind: 'refund'; readonly refund: OrderRefund; readonly isLast: boolean }

const timeOf = (entry: HistoryEntry) => (entry.kind === 'step' ? entry.step.time : entry.refund.time)

/** What happened to an order, in order of time, then the steps to come: none once it is cancelled or its payment has failed. */
export function historyOf({
  order,
  timeline,
  refunds,
  total,
}: Pick<OrderDetails, 'order' | 'timeline' | 'refunds' | 'total'>): HistoryEntry[] {
  const steps = timeline.map((step) => ({ kind: 'step' as const, step }))
  const given = refunds.map((refund, index) => {
    const soFar = sumMoney(refunds.slice(0, index + 1).map(({ amount }) => amount))
    return { kind: 'refund' as const, refund, isLast: soFar >= total }
  })
  const isOpen = order.payment === paid || order.payment === pending
  return [
    ...[...steps.filter(({ step }) => step.time !== null), ...given].toSorted((one, other) =>
      timeOf(one)!.localeCompare(timeOf(other)!),
    ),
    ...(isOpen ? steps.filter(({ step }) => step.time === null) : []),
  ]
}
