import { isSameText } from '../../runtime/same-text.ts'
import { customers } from './collection.ts'

/** Whether an e-mail address belongs to a customer other than that of this id. */
export const isTaken = (email: string, byOtherThan?: number) =>
  customers.all().some((customer) => customer.id !== byOtherThan && isSameText(customer.email, email))
