import { may } from '../../contract/access.ts'
import { count, id, invalidInput, picture, requiredLine } from '../../contract/common.schema.ts'
import { BUDGET_RAISES, LEAD_SOURCES } from './contract.ts'
import {
  countFigure,
  dashboardQuery,
  dashboardView,
  deliveryGroup,
  figure,
  money,
  month,
  partAnswers,
  salesWeek,
  seriesPoint,
  transaction,
} from '../dashboards/schema.ts'
import { ORDER_DELIVERY_STATES, ORDER_PAYMENT_STATES } from '../orders/contract.ts'
import { z } from '../../contract/zod.ts'

export const ecommerceAward = z.object({
  userId: z.nullable(id),
  fullName: requiredLine,
  avatar: picture,
  amount: money,
})

export const ecommerceStatistics = z.object({
  sales: countFigure,
  customers: count,
  products: count,
  revenue: figure,
})

const result = { earning: money, expense: money, budget: money }

export const budgetRaise = z.object({
  year: z.int().check(z.minimum(2000), z.maximum(2100)),
  percent: z.literal(BUDGET_RAISES),
})

export const revenueYear = z.object({
  year: z.int(),
  ...result,
  raise: budgetRaise.shape.percent,
  months: z.array(z.object({ month, ...result })),
})

export const popularProduct = z.object({
  id,
  name: requiredLine,
  image: picture,
  sku: requiredLine,
  price: money,
  units: count,
})

export const ecommerceDashboardQuery = dashboardQuery(30)

export const ecommercePayment = z.extend(countFigure, { state: z.enum(ORDER_PAYMENT_STATES) })

export const ecommerceStatus = z.extend(countFigure, { status: z.enum(ORDER_DELIVERY_STATES) })

export const ecommerceParts = z.object({
  award: z.nullable(ecommerceAward),
  statistics: ecommerceStatistics,
  profit: z.extend(figure, { series: z.array(seriesPoint) }),
  expenses: z.extend(figure, { budget: money }),
  leads: z.extend(countFigure, {
    sources: z.array(z.extend(countFigure, { source: z.enum(LEAD_SOURCES) })),
  }),
  payments: z.array(ecommercePayment),
  statuses: z.array(ecommerceStatus),
  years: z.array(revenueYear),
  week: salesWeek,
  popularProducts: z.array(popularProduct),
  deliveries: z.array(deliveryGroup),
  transactions: z.array(transaction),
})

export const ecommerceDashboard = z.extend(dashboardView, ecommerceParts.shape)

export const getEcommerceDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: ecommerceDashboardQuery,
  answers: { 200: ecommerceDashboard },
}

export const getEcommerceDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: ecommerceDashboardQuery,
  answers: partAnswers(dashboardView, ecommerceParts),
}

export const raiseBudget = {
  access: may('update', 'Dashboard'),
  beyond: true as const,
  body: budgetRaise,
  answers: { 200: budgetRaise, 400: invalidInput },
}
