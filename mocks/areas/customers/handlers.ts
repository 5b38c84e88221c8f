import { customers } from './collection.ts'
import { permittedRows } from '../../runtime/bulk.ts'
import { rowsOf } from '../../store/rows-of.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { createBounds } from './handlers-bounds.ts'
import { nationOf } from './seed.ts'
import { isTaken } from './email-taken.ts'
import { faultsOfCustomer } from './handlers-validation.ts'
import { toNewcomer } from './newcomers.ts'
import { findCustomer, toCustomer, toCustomerDetail } from './view.ts'
import { createFilter, createNumberSearch, createPhoneSearch, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { listPage } from '../../runtime/paging.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const gone = reply(404, undefined)
const notFound = reply(404, { message: 'Customer not found' })

const sortValues = {
  customer: ({ customer }) => customer,
  country: ({ country }) => country,
  customerId: ({ customerId }) => customerId,
  orders: ({ order }) => order,
  totalSpent: ({ totalSpent }) => totalSpent,
} satisfies Record<contract.CustomerSortKey, SortValue<contract.Customer>>

export const listCustomers = handle(contract.listCustomers, schemas.listCustomers, ({ query }) => {
  const isFound = createSearch(query.q)
  const isNumber = createNumberSearch(query.q)
  const isPhone = createPhoneSearch(query.q)
  const isOfCountry = createFilter(query.country)
  const isTag = createFilter(query.tag)
  const found = customers
    .all()
    .toReversed()
    .filter(
      ({ customer, country, email, customerId, contact, tags }) =>
        isFound(customer, country, email, ...tags) || isNumber(customerId) || isPhone(contact),
    )
    .filter(({ countryCode, tags }) => isOfCountry(countryCode) && (!query.tag || tags.some(isTag)))
    .map(toCustomer)
    .filter(createBounds(query))
  return reply(200, { customers: listPage(found, sortValues, query), total: found.length })
})

export const getCustomer = handle(contract.getCustomer, schemas.getCustomer, ({ params }) => {
  const customer = findCustomer(params.id)
  return customer ? reply(200, toCustomerDetail(customer)) : gone
})

export const listCustomerTags = handle(contract.listCustomerTags, schemas.listCustomerTags, () =>
  reply(200, { tags: [...new Set(customers.all().flatMap(({ tags }) => tags))].sort() }),
)

export const createCustomer = handle(contract.createCustomer, schemas.createCustomer, ({ body }) => {
  const errors = faultsOfCustomer(body)
  if (errors) return invalid(errors)
  const customer = customers.insert(toNewcomer(body))
  return reply(201, toCustomerDetail(customer))
})

export const updateCustomer = handle(
  contract.updateCustomer,
  schemas.updateCustomer,
  ({ params, body, permit }) => {
    const customer = findCustomer(params.id)
    if (!customer) return notFound
    permit(customer)
    const errors = faultsOfCustomer(body, customer.id)
    if (errors) return invalid(errors)
    const nation = body.countryCode && nationOf(body.countryCode)
    return reply(200, toCustomerDetail(customers.update(customer.id, { ...body, ...nation })!))
  },
)

export const deleteCustomer = handle(
  contract.deleteCustomer,
  schemas.deleteCustomer,
  ({ params, permit }) => {
    const customer = findCustomer(params.id)
    if (!customer) return gone
    permit(customer)
    customers.remove(customer.id)
    return noContent
  },
)

export const deleteCustomers = handle(
  contract.deleteCustomers,
  schemas.deleteCustomers,
  ({ body, permit }) => {
    const found = permittedRows(customers.all(), body.ids, permit, ({ customerId }) => customerId)
    for (const { id } of found) customers.remove(id)
    return reply(200, { ids: found.map(({ customerId }) => customerId) })
  },
)

export const restoreCustomers = handle(contract.restoreCustomers, schemas.restoreCustomers, ({ body }) => {
  const left = customers.removed().map(({ row }) => row)
  const removed = rowsOf(left, body.ids, ({ customerId }) => customerId)
  if (!removed) return notFound
  if (removed.some(({ email }) => isTaken(email)))
    return reply(409, { message: 'The e-mail address belongs to another customer by now' })
  return reply(200, { customers: customers.restore(removed).map(toCustomer) })
})
