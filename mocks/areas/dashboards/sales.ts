import { raiseOf } from '../dashboard-ecommerce/collection.ts'
import { orders } from '../orders/collection.ts'
import type { SalesWeek } from './contract.ts'
import { isSale } from '../orders/contract.ts'
import { PROFIT_SHARE, plannedEarning, plannedExpense } from './seed-plan.ts'
import { roundToCents } from '../../seed/money.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { figureOf, sampleDays, sum } from './figures.ts'
import { datesOf, lastWeek, type Span } from './time.ts'

/** An order that counts; amounts are in cents, so that parts add up to their whole. */
export interface Sale {
  readonly order: number
  readonly date: string
  readonly customerId: number
  /** What was spent, less what went back. */
  readonly earning: number
  readonly profit: number
}

const toSale = ({ order, date, customerId, spent, refunds }: StoredOrder): Sale => {
  const earning = Math.round((spent - sum(refunds.map(({ amount }) => amount))) * 100)
  return { order, date, customerId, earning, profit: Math.round(earning * PROFIT_SHARE) }
}

const known = new WeakMap<readonly StoredOrder[], Map<string, Sale[]>>()

const groupSales = (all: readonly StoredOrder[]) =>
  Map.groupBy(all.filter(isSale).map(toSale), ({ date }) => date)

/** All sales by their date; grouped again only after the orders have changed. */
export const salesByDate = () => {
  const all = orders.all()
  const grouped = known.get(all) ?? groupSales(all)
  known.set(all, grouped)
  return grouped
}

/** The sales of a span. */
export const salesIn = (span: Span): Sale[] => {
  const byDate = salesByDate()
  return datesOf(span).flatMap((date) => byDate.get(date) ?? [])
}

/** What sales brought in. */
export const earningOf = (sales: readonly Sale[] = []) => sum(sales.map(({ earning }) => earning)) / 100

export const countSales = (span: Span) => salesIn(span).length
export const earningIn = (span: Span) => earningOf(salesIn(span))
export const profitIn = (span: Span) => sum(salesIn(span).map(({ profit }) => profit)) / 100
export const expenseIn = (span: Span) =>
  sum(salesIn(span).map(({ earning, profit }) => earning - profit)) / 100

/** How many different customers bought something. */
export const countBuyers = (span: Span) => new Set(salesIn(span).map(({ customerId }) => customerId)).size

/** What it was planned to earn, and what to spend for that. */
export const plannedEarningIn = (span: Span) => roundToCents(sum(sampleDays(span, plannedEarning)))
export const plannedExpenseIn = (span: Span) => roundToCents(sum(sampleDays(span, allowedExpense)))
const allowedExpense = (date: string) => roundToCents(plannedExpense(date) * (1 + raiseOf(date) / 100))
/** What it was planned to be left of it. */
export const plannedProfitIn = (span: Span) => roundToCents(plannedEarningIn(span) - plannedExpenseIn(span))

/** The last seven days. */
export const summarizeWeek = (): SalesWeek => {
  const week = lastWeek()
  return {
    days: week.pieces.map((day) => ({
      date: day.start,
      orders: countSales(day),
      earning: earningIn(day),
      profit: profitIn(day),
      expense: expenseIn(day),
    })),
    orders: figureOf(week, countSales),
    earning: { ...figureOf(week, earningIn), goal: plannedEarningIn(week.span) },
    profit: { ...figureOf(week, profitIn), goal: plannedProfitIn(week.span) },
    expense: { ...figureOf(week, expenseIn), goal: plannedExpenseIn(week.span) },
  }
}
