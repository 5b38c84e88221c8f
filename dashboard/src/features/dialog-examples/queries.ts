import { listCustomers } from '@data1522/mocks/contract/customers'
import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { customersKey } from '../../entities/customer/queries.ts'
import { usersKey } from '../../entities/user/user-lists.ts'

const ONE = { itemsPerPage: 1 } as const

/** The user who came last, by their id. */
export const exampleUserQuery = () =>
  queryOptions({
    queryKey: [...usersKey, 'example'],
    queryFn: async ({ signal }) => {
      const { users } = await call(listUsers, { query: ONE }, { signal })
      return String(users[0]!.id)
    },
  })

/** A customer, by their `customerId`, and the country that their addresses begin with. */
export const exampleCustomerQuery = () =>
  queryOptions({
    queryKey: [...customersKey, 'example'],
    queryFn: async ({ signal }) => {
      const { customers } = await call(listCustomers, { query: ONE }, { signal })
      const { customerId, countryCode } = customers[0]!
      return { id: String(customerId), country: countryCode }
    },
  })
