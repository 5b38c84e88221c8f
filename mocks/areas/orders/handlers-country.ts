import { countriesByCustomer } from '../customers/countries.ts'
import { createFilter } from '../../runtime/filter.ts'

/** A test for the customers who live in a country, by its code; no code fits all. */
export const createCountryFilter = (country = '') => {
  if (country.trim() === '') return () => true
  const isMeant = createFilter(country)
  const countries = countriesByCustomer()
  return (customerId: number) => isMeant(countries.get(customerId) ?? '')
}
