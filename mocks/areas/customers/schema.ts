import { may } from '../../contract/access.ts'
import { postalAddress } from '../../contract/addresses.schema.ts'
import {
  amount,
  changedIds,
  count,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import {
  CUSTOMER_COUNTRIES,
  CUSTOMER_STATUSES,
  CUSTOMER_SORT_KEYS,
  type CustomerCountry,
} from './contract.ts'
import { decimal, list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const TAG_LIMIT = 20

export const customerTags = z.array(requiredLine).check(z.maxLength(TAG_LIMIT))

export const customer = z.object({
  id,
  customer: requiredLine,
  customerId: id,
  email,
  country: requiredLine,
  countryFlag: picture,
  countryCode: oneOf(CUSTOMER_COUNTRIES),
  order: count,
  totalSpent: amount,
  avatar: picture,
  tags: customerTags,
})

export const customerDetail = z.extend(customer, {
  status: oneOf(CUSTOMER_STATUSES),
  contact: line,
})

/** The server fills in what the country's code says: its name, its flag. */
const given = z.pick(customerDetail, {
  customer: true,
  email: true,
  contact: true,
  countryCode: true,
  tags: true,
  avatar: true,
  status: true,
})

export const newCustomer = z.extend(given, {
  contact: z._default(given.shape.contact, ''),
  tags: z._default(customerTags, []),
  avatar: z._default(given.shape.avatar, ''),
  status: z._default(given.shape.status, 'Active'),
  address: z.optional(z.omit(postalAddress, { country: true })),
  isBillingAddress: z._default(z.boolean(), true),
})

export const customerEdit = z.partial(given)

export const customerQuery = z.object({
  q: text(),
  country: text<CustomerCountry | ''>(),
  tag: text(),
  ordersFrom: decimal(),
  ordersTo: decimal(),
  spentFrom: decimal(),
  spentTo: decimal(),
  ...list(CUSTOMER_SORT_KEYS),
})

export const listCustomers = {
  access: may('read', 'Customer'),
  query: customerQuery,
  answers: { 200: z.object({ customers: z.array(customer), total: z.int() }) },
}

export const getCustomer = {
  access: may('read', 'Customer'),
  answers: { 200: customerDetail, 404: nothing },
}

export const listCustomerTags = {
  access: may('read', 'Customer'),
  beyond: true as const,
  answers: { 200: z.object({ tags: z.array(line) }) },
}

export const createCustomer = {
  access: may('create', 'Customer'),
  beyond: true as const,
  body: newCustomer,
  answers: { 201: customerDetail, 400: invalidInput },
}

export const updateCustomer = {
  access: may('update', 'Customer'),
  beyond: true as const,
  body: customerEdit,
  answers: { 200: customerDetail, 400: invalidInput, 404: failure },
}

export const deleteCustomer = {
  access: may('delete', 'Customer'),
  beyond: true as const,
  answers: { 204: nothing, 404: nothing },
}

export const deleteCustomers = {
  access: may('delete', 'Customer'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const restoreCustomers = {
  access: may('delete', 'Customer'),
  beyond: true as const,
  body: someIds,
  answers: {
    200: z.object({ customers: z.array(customer) }),
    400: invalidInput,
    404: failure,
    409: failure,
  },
}
