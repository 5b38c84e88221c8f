import { customers } from '../customers/collection.ts'
import { products } from '../products/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { groupDeliveries } from '../dashboards/deliveries.ts'
import { chooseAward, popularProducts, summarizeYears } from './handlers-parts.ts'
import { figureOf } from '../dashboards/figures.ts'
import {
  countSales,
  earningIn,
  expenseIn,
  plannedExpenseIn,
  profitIn,
  summarizeWeek,
} from '../dashboards/sales.ts'
import { lastPeriod, viewOf } from '../dashboards/time.ts'
import { latestTransactions } from '../dashboards/transactions.ts'
import { summarizeLeads } from '../dashboards/website.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const TRANSACTIONS = 7

export const getEcommerceDashboard = handle(
  contract.getEcommerceDashboard,
  schemas.getEcommerceDashboard,
  ({ query: { period } }) => {
    const comparison = lastPeriod(period)
    return reply(200, {
      ...viewOf(period),
      award: chooseAward(comparison.span),
      statistics: {
        sales: figureOf(comparison, countSales),
        customers: customers.all().length,
        products: products.all().length,
        revenue: figureOf(comparison, earningIn),
      },
      profit: {
        ...figureOf(comparison, profitIn),
        series: comparison.pieces.map((piece) => ({ date: piece.start, value: profitIn(piece) })),
      },
      expenses: { ...figureOf(comparison, expenseIn), budget: plannedExpenseIn(comparison.span) },
      leads: summarizeLeads(comparison),
      years: summarizeYears(),
      week: summarizeWeek(),
      popularProducts: popularProducts(),
      deliveries: groupDeliveries(),
      transactions: latestTransactions(TRANSACTIONS),
    })
  },
)
