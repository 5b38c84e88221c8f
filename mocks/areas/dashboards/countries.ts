import { CUSTOMER_COUNTRIES } from '../customers/contract.ts'
import type { CountrySales } from './contract.ts'
import { countriesByCustomer } from '../customers/countries.ts'
import { nationOf } from '../customers/seed.ts'
import { toFigure } from './figures.ts'
import { earningOf, salesIn } from './sales.ts'
import type { Comparison, Span } from './time.ts'

/** What the customers of each country bought, the best first. */
export const summarizeCountries = ({ span, before }: Comparison): CountrySales[] => {
  const countries = countriesByCustomer()
  const group = (some: Span) => Map.groupBy(salesIn(some), ({ customerId }) => countries.get(customerId))
  const [sales, salesBefore] = [group(span), group(before)]
  return CUSTOMER_COUNTRIES.filter((code) => sales.has(code) || salesBefore.has(code))
    .map((code) => ({
      ...nationOf(code),
      orders: sales.get(code)?.length ?? 0,
      ...toFigure(earningOf(sales.get(code)), earningOf(salesBefore.get(code))),
    }))
    .toSorted((one, other) => other.value - one.value)
}
