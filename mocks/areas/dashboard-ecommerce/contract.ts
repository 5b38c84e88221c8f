import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What visitors leave their address for. */
export const LEAD_SOURCES = ['newsletter', 'contactForm', 'chat', 'account'] as const

/** By how many per cent a year may spend more than was planned. */
export const BUDGET_RAISES = [0, 5, 10, 20] as const

export type LeadSource = (typeof LEAD_SOURCES)[number]

/** The user who wrote the most valuable invoices of the period; `userId` is `null` if that user left. */
export type EcommerceAward = z.output<typeof schemas.ecommerceAward>

/** `sales` and `revenue` are those of the period, customers and products all that there are. */
export type EcommerceStatistics = z.output<typeof schemas.ecommerceStatistics>

/**
 * A year of the calendar up to today's month: what orders earned, what that cost, and what it may cost; `raise` is by how
 * many per cent that is more than was planned.
 */
export type RevenueYear = z.output<typeof schemas.revenueYear>

/** How much more than was planned a year may spend, in per cent. */
export type BudgetRaise = z.output<typeof schemas.budgetRaise>

/** A product with the price that one pays for it, and how many pieces of it were ever sold in all channels. */
export type PopularProduct = z.output<typeof schemas.popularProduct>

/** How many orders of the period each state of their payment has, as the list of orders counts them. */
export type EcommercePayment = z.output<typeof schemas.ecommercePayment>

/** How many orders of the period are how far, as the list of orders counts them. */
export type EcommerceStatus = z.output<typeof schemas.ecommerceStatus>

/** The parts of the e-commerce dashboard, each of which can be asked for alone. */
export type EcommerceParts = z.output<typeof schemas.ecommerceParts>

/**
 * The e-commerce dashboard. Earnings and revenue are those of orders that are neither cancelled nor failed, less their
 * refunds; the profit is a fixed share of it, the expense the rest. Its invoices are those of their own list.
 */
export type EcommerceDashboard = z.output<typeof schemas.ecommerceDashboard>

/** Which days the e-commerce dashboard shows. */
export type EcommerceDashboardQuery = z.input<typeof schemas.ecommerceDashboardQuery>

/** Beyond the specification: the e-commerce dashboard, over the last 30 days unless asked otherwise. */
export const getEcommerceDashboard = endpoint<typeof schemas.getEcommerceDashboard>()({
  method: 'GET',
  path: '/api/dashboards/ecommerce',
})

/** Beyond the specification: one part of the e-commerce dashboard, by its name there. */
export const getEcommerceDashboardPart = endpoint<typeof schemas.getEcommerceDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/ecommerce/:part',
})

/** Beyond the specification: sets how much more than was planned a year may spend; 0 goes back to the plan. */
export const raiseBudget = endpoint<typeof schemas.raiseBudget>()({
  method: 'PUT',
  path: '/api/dashboards/ecommerce/budget',
})
