import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { dayInStore } from '../../../../core/i18n/store-zone.ts'

/** How what the months earned that are over stands to the same months of the year before, if there was that year. */
export const changeOf = ({ year, months: all }: RevenueYear, years: readonly RevenueYear[], asOf: string) => {
  const thisMonth = dayInStore(new Date(asOf)).slice(0, 7)
  const months = all.filter(({ month }) => month < thisMonth)
  const before = years.find((one) => one.year === year - 1)
  const meant = new Set(months.map(({ month }) => month.slice(-2)))
  const earned = before?.months
    .filter(({ month }) => meant.has(month.slice(-2)))
    .reduce((sum, { earning }) => sum + earning, 0)
  const now = months.reduce((sum, { earning }) => sum + earning, 0)
  return earned ? (now - earned) / earned : null
}
