import { sum } from '../../contract/lists.ts'
import { ORDER_PAYMENTS, type OrdersSummary } from './contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { roundToCents } from '../../seed/money.ts'
import { placedAt, type StoredOrder } from './seed.ts'
import { changeOf } from '../../runtime/change.ts'

/** Something that counts: an order when it was placed, a refund when it was given. */
interface Entry {
  readonly time: string
  readonly amount: number
}

const PERIOD = 30 * DAY

const toEntry = (order: StoredOrder): Entry => ({ time: placedAt(order), amount: order.spent })

const isCompleted = ({ payment, status, refunds }: StoredOrder) =>
  payment === ORDER_PAYMENTS.paid && refunds.length === 0 && status === 'Delivered'

/** The figures above the list of orders. */
export const summarizeOrders = (orders: readonly StoredOrder[]): OrdersSummary => {
  const ofPayment = (code: number) => orders.filter(({ payment }) => payment === code).map(toEntry)
  return {
    pending: toTile(ofPayment(ORDER_PAYMENTS.pending)),
    completed: toTile(orders.filter(isCompleted).map(toEntry)),
    refunded: toTile(orders.flatMap(({ refunds }) => toRefund(refunds))),
    failed: toTile(ofPayment(ORDER_PAYMENTS.failed)),
  }
}

/** An order counts once, however often money of it went back: when the last of it did. */
const toRefund = (refunds: StoredOrder['refunds']): Entry[] => {
  const last = refunds.at(-1)
  return last ? [{ time: last.time, amount: sumAmounts(refunds) }] : []
}

const toTile = (entries: readonly Entry[]) => {
  const startOf = (periods: number) => new Date(now().getTime() - periods * PERIOD).toISOString()
  const [middle, start] = [startOf(1), startOf(2)]
  const recent = entries.filter(({ time }) => time > middle).length
  const before = entries.filter(({ time }) => time > start && time <= middle).length
  return {
    count: entries.length,
    amount: roundToCents(sumAmounts(entries)),
    change: changeOf(recent, before),
  }
}

const sumAmounts = (some: readonly { readonly amount: number }[]) => sum(some.map(({ amount }) => amount))
