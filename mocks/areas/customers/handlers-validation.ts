import { customers } from './collection.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'
import { isSameText } from '../../runtime/same-text.ts'

/** Whether an e-mail address belongs to a customer other than that of this id. */
export const isTaken = (email: string, byOtherThan?: number) =>
  customers.all().some((customer) => customer.id !== byOtherThan && isSameText(customer.email, email))

/** What is wrong with a customer beyond the shape of its fields, or nothing; `id` is its own, if it has one. */
export const faultsOfCustomer = (
  { email }: { readonly email?: string | undefined },
  id?: number,
): Errors | undefined =>
  collectErrors({
    email: email !== undefined && isTaken(email, id) && 'This address belongs to another customer',
  })
