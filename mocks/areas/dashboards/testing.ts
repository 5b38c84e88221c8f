import { getAcademyDashboard } from '../dashboard-academy/contract.ts'
import { getAnalyticsDashboard } from '../dashboard-analytics/contract.ts'
import { getCrmDashboard } from '../dashboard-crm/contract.ts'
import { getEcommerceDashboard } from '../dashboard-ecommerce/contract.ts'
import { getLogisticsDashboard } from '../dashboard-logistics/contract.ts'
import type { DashboardPeriod } from './contract.ts'
import { ORDER_PAYMENTS } from '../orders/contract.ts'
import { dateInDays } from '../../seed/days.ts'
import { call } from '../../testing/call.ts'
import { allDetails, allOrders } from '../orders/testing.ts'

export const academy = (period?: DashboardPeriod) => call(getAcademyDashboard, { query: { period } })
export const analytics = (period?: DashboardPeriod) => call(getAnalyticsDashboard, { query: { period } })
export const crm = (period?: DashboardPeriod) => call(getCrmDashboard, { query: { period } })
export const ecommerce = (period?: DashboardPeriod) => call(getEcommerceDashboard, { query: { period } })
export const logistics = (period?: DashboardPeriod) => call(getLogisticsDashboard, { query: { period } })

/** Adds numbers up, to the cent. */
export const addUp = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, one) => total + one, 0) * 100) / 100

/** An order that counts, as its own screen tells of it. */
export interface KnownSale {
  readonly order: number
  readonly date: string
  readonly customerId: number
  readonly countryCode: string
  readonly earning: number
}

/** The orders that are neither cancelled nor failed, by what they brought in, the newest first. */
export const allSales = async (): Promise<KnownSale[]> =>
  (await allDetails())
    .filter(({ order: { payment } }) => payment === ORDER_PAYMENTS.paid || payment === ORDER_PAYMENTS.pending)
    .map(({ order, customer, refunds }) => ({
      order: order.order,
      date: order.date,
      customerId: customer!.customerId,
      countryCode: customer!.countryCode,
      earning: addUp([order.spent, ...refunds.map(({ amount }) => -amount)]),
    }))

/** Those of the last days, today included, or of as many days so many times before. */
export const ofPeriod = <Row extends { readonly date: string }>(
  rows: readonly Row[],
  days: number,
  periodsAgo = 0,
) => {
  const end = dateInDays(-days * periodsAgo)
  const start = dateInDays(-days * (periodsAgo + 1) + 1)
  return rows.filter(({ date }) => start <= date && date <= end)
}

export const earningOf = (sales: readonly KnownSale[]) => addUp(sales.map(({ earning }) => earning))

/** The newest order that is paid and of which nothing went back. */
export const newestPaidOrder = async () => (await allOrders({ payment: '1' }))[0]!
