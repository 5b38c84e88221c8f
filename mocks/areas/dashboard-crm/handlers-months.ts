import { billedApart } from '../dashboards/billed-apart.ts'
import type { CrmLoyalty, CrmProjectStatus, CrmYear } from './contract.ts'
import type { ProfileProject } from '../profile/contract.ts'
import { sumMoney } from '../invoices/contract-totals.ts'
import { dateInDays } from '../../seed/days.ts'
import { profileProjects } from '../profile/samples.ts'
import { scenario } from '../../scenarios.ts'
import { sum } from '../dashboards/figures.ts'
import { countSales, earningIn, profitIn, salesByDate, salesIn } from '../dashboards/sales.ts'
import { isWithin, lastMonths, monthOf, type Span } from '../dashboards/time.ts'

const YEAR = 12
const HALF_YEAR = 6

/** What orders and invoices brought in. */
const incomeIn = (span: Span) => {
  const isMeant = isWithin(span)
  const paid = billedApart().flatMap(({ payments }) => payments.filter(({ date }) => isMeant(date)))
  return sumMoney([earningIn(span), ...paid.map(({ amount }) => amount)])
}

/** The last twelve months. */
export const summarizeYear = (): CrmYear => {
  const months = lastMonths(YEAR)
  const year = { start: months[0]!.start, end: months.at(-1)!.end }
  return {
    ...resultOf(year),
    months: months.map((month) => ({ month: monthOf(month.start), ...resultOf(month) })),
  }
}

const resultOf = (span: Span) => ({
  orders: countSales(span),
  sales: earningIn(span),
  profit: profitIn(span),
  income: incomeIn(span),
})

/** The numbers of the orders with which customers began. */
const findFirstOrders = () => {
  const dates = [...salesByDate().keys()].toSorted()
  const sales = dates.flatMap((date) => salesByDate().get(date)!)
  const byCustomer = new Map(sales.toReversed().map(({ customerId, order }) => [customerId, order]))
  return new Set(byCustomer.values())
}

/** Who began to buy in the last six months, and who came back. */
export const summarizeLoyalty = (): CrmLoyalty[] => {
  const firstOrders = findFirstOrders()
  return lastMonths(HALF_YEAR).map((month) => {
    const sales = salesIn(month)
    const first = sales.filter(({ order }) => firstOrders.has(order)).length
    return { month: monthOf(month.start), firstOrders: first, laterOrders: sales.length - first }
  })
}

const isUnderWayIn =
  ({ start, end }: Span) =>
  ({ startDate, deadline, completedTask, totalTask }: ProfileProject) => {
    const isLate = completedTask < totalTask && deadline < dateInDays(0)
    return startDate <= end && (isLate || deadline >= start)
  }

/** What the projects cost, and how many of them there were at a time. */
export const summarizeProjects = (): CrmProjectStatus => {
  const projects = scenario().empty ? [] : profileProjects()
  return {
    budget: sum(projects.map(({ budget }) => budget)),
    spent: sum(projects.map(({ budgetSpent }) => budgetSpent)),
    months: lastMonths(HALF_YEAR).map((month) => ({
      month: monthOf(month.start),
      running: projects.filter(isUnderWayIn(month)).length,
    })),
  }
}
