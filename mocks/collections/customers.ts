import { customerAccount } from '../contract/customer-accounts.schema.ts'
import { customerDetail } from '../contract/customers.schema.ts'
import { z } from '../contract/zod.ts'
import { seedCustomers } from '../data/customers.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All customers. */
export const customers = createCollection(store, {
  name: 'customers',
  schema: z.extend(z.omit(customerDetail, { order: true, totalSpent: true }), { account: customerAccount }),
  seed: seedCustomers,
})
