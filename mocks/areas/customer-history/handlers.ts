import { createFilter } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { takePage } from '../../runtime/paging.ts'
import { reply } from '../../runtime/reply.ts'
import { findCustomer } from '../customers/view.ts'
import * as contract from './contract.ts'
import { orders } from '../orders/collection.ts'
import { todayInStore } from '../../seed/store-time.ts'
import { lifetimeOf } from './lifetime.ts'
import { eventsOf } from './events.ts'
import * as schemas from './schema.ts'

export const getCustomerLifetime = handle(
  contract.getCustomerLifetime,
  schemas.getCustomerLifetime,
  ({ params }) => {
    const customer = findCustomer(params.id)
    if (!customer) return reply(404, { message: 'Customer not found' })
    const theirs = orders.all().filter(({ customerId }) => customerId === customer.customerId)
    return reply(200, lifetimeOf(theirs, todayInStore()))
  },
)

export const getCustomerHistory = handle(
  contract.getCustomerHistory,
  schemas.getCustomerHistory,
  ({ params, query }) => {
    const customer = findCustomer(params.id)
    if (!customer) return reply(404, { message: 'Customer not found' })
    const isWanted = createFilter(query.kind)
    const found = eventsOf(customer).filter(({ kind }) => isWanted(kind))
    return reply(200, { events: takePage(found, query), total: found.length })
  },
)
