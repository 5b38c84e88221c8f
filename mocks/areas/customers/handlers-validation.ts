import { isTaken } from './email-taken.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

/** What is wrong with a customer beyond the shape of its fields, or nothing; `id` is its own, if it has one. */
export const faultsOfCustomer = (
  { email }: { readonly email?: string | undefined },
  id?: number,
): Errors | undefined =>
  collectErrors({
    email: email !== undefined && isTaken(email, id) && 'This address belongs to another customer',
  })
