import { customers } from '../customers/collection.ts'
import { products } from '../products/collection.ts'
import { budgetRaises } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { groupDeliveries } from '../dashboards/deliveries.ts'
import {
  chooseAward,
  popularProducts,
  summarizePayments,
  summarizeStatuses,
  summarizeYears,
} from './handlers-parts.ts'
import { figureOf } from '../dashboards/figures.ts'
import {
  countSales,
  earningIn,
  expenseIn,
  plannedExpenseIn,
  profitIn,
  summarizeWeek,
} from '../dashboards/sales.ts'
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { comparisonOf, viewOf } from '../dashboards/time.ts'
import { latestTransactions } from '../dashboards/transactions.ts'
import { summarizeLeads } from '../dashboards/website.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const TRANSACTIONS = 7

const makers: Makers<contract.EcommerceParts> = {
  award: ({ span }) => chooseAward(span),
  statistics: (comparison) => ({
    sales: figureOf(comparison, countSales),
    customers: customers.all().length,
    products: products.all().length,
    revenue: figureOf(comparison, earningIn),
  }),
  profit: (comparison) => ({
    ...figureOf(comparison, profitIn),
    series: comparison.pieces.map((piece) => ({ date: piece.start, value: profitIn(piece) })),
  }),
  expenses: (comparison) => ({
    ...figureOf(comparison, expenseIn),
    budget: plannedExpenseIn(comparison.span),
  }),
  leads: summarizeLeads,
  payments: summarizePayments,
  statuses: summarizeStatuses,
  years: summarizeYears,
  week: summarizeWeek,
  popularProducts,
  deliveries: groupDeliveries,
  transactions: () => latestTransactions(TRANSACTIONS),
}

export const getEcommerceDashboard = handle(
  contract.getEcommerceDashboard,
  schemas.getEcommerceDashboard,
  ({ query }) => reply(200, { ...viewOf(query), ...allParts(makers, comparisonOf(query)) }),
)

export const getEcommerceDashboardPart = handle(
  contract.getEcommerceDashboardPart,
  schemas.getEcommerceDashboardPart,
  ({ params, query }) => {
    const part = onePart(makers, params.part, comparisonOf(query))
    return part ? reply(200, { ...viewOf(query), ...part }) : reply(404, undefined)
  },
)

export const raiseBudget = handle(contract.raiseBudget, schemas.raiseBudget, ({ body }) => {
  budgetRaises.set({ ...budgetRaises.get(), [body.year]: body.percent })
  return reply(200, body)
})
