import { listCustomers } from '@data1522/mocks/contract/customers'
import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { accountQuery, customersKey } from '../../entities/customer/queries.ts'
import { userQuery } from '../../entities/user/queries.ts'
import { usersKey } from '../../entities/user/user-lists.ts'

const ONE = { itemsPerPage: 1 } as const

/** The user who came last, whole. */
export const exampleUserQuery = () =>
  queryOptions({
    queryKey: [...usersKey, 'example'],
    queryFn: async ({ signal, client }) => {
      const { users } = await call(listUsers, { query: ONE }, { signal })
      return client.fetchQuery(userQuery(String(users[0]!.id)))
    },
  })

/** A customer and what their tabs show. */
export const exampleCustomerQuery = () =>
  queryOptions({
    queryKey: [...customersKey, 'example'],
    queryFn: async ({ signal, client }) => {
      const { customers } = await call(listCustomers, { query: ONE }, { signal })
      const customer = customers[0]!
      const account = await client.fetchQuery(accountQuery(String(customer.customerId)))
      return { customer, account }
    },
  })
