import { href } from 'react-router-dom'
import type { Customer } from '@data1522/mocks/contract/customers'

/** The address of a customer's own screen. */
export const customerHref = ({ customerId }: Pick<Customer, 'customerId'>) =>
  href('/apps/ecommerce/customer/details/:id', { id: String(customerId) })
