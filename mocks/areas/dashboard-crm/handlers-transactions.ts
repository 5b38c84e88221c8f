import { billedApart } from '../dashboards/billed-apart.ts'
import { sumMoney } from '../invoices/contract-totals.ts'
import type { CrmTransaction } from './contract.ts'
import { earningOf, salesIn } from '../dashboards/sales.ts'
import { isWithin, lastMonths, type Span } from '../dashboards/time.ts'
import { latestMovements } from '../dashboards/transactions.ts'

const TRANSACTIONS = 8
const MONTHS = 6

/** What orders and invoices of a customer brought in. */
const incomeFrom = (wanted: number, span: Span) => {
  const isMeant = isWithin(span)
  const sales = salesIn(span).filter(({ customerId }) => customerId === wanted)
  const paid = billedApart()
    .filter(({ clientId }) => clientId === wanted)
    .flatMap(({ payments }) => payments.filter(({ date }) => isMeant(date)))
  return sumMoney([earningOf(sales), ...paid.map(({ amount }) => amount)])
}

/** The last movements of money, each with what its client brought in month by month. */
export const transactionsWithCourse = (): CrmTransaction[] =>
  latestMovements(TRANSACTIONS).map(({ transaction, customerId }) => ({
    ...transaction,
    course: lastMonths(MONTHS).map((month) => incomeFrom(customerId, month)),
  }))
