import { customers } from '../collections/customers.ts'
import { products } from '../collections/products.ts'
import * as contract from '../contract/dashboard-ecommerce.ts'
import * as schemas from '../contract/dashboard-ecommerce.schema.ts'
import { groupDeliveries } from './dashboard-deliveries.ts'
import { chooseAward, popularProducts, summarizeYears } from './dashboard-ecommerce-parts.ts'
import { figureOf } from './dashboard-figures.ts'
import {
  countSales,
  earningIn,
  expenseIn,
  plannedExpenseIn,
  profitIn,
  summarizeWeek,
} from './dashboard-sales.ts'
import { lastPeriod, viewOf } from './dashboard-time.ts'
import { latestTransactions } from './dashboard-transactions.ts'
import { summarizeLeads } from './dashboard-website.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'

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
