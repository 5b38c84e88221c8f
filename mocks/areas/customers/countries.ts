import { customers } from './collection.ts'
import { seedCustomers } from './seed.ts'

/** Where each customer lives, even those who were deleted, however long ago: their orders still count. */
export const countriesByCustomer = () => {
  const gone = customers.removed().map(({ row }) => row)
  const everyone = [...seedCustomers(), ...gone, ...customers.all()]
  return new Map(everyone.map(({ customerId, countryCode }) => [customerId, countryCode]))
}
