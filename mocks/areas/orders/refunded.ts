import { sumMoney } from '../invoices/contract-totals.ts'
import type { StoredOrder } from './seed.ts'

/** What went back of an order in all. */
export const refundedOf = ({ refunds }: Pick<StoredOrder, 'refunds'>) =>
  sumMoney(refunds.map(({ amount }) => amount))
