import { customerAccount } from '../customer-accounts/schema.ts'
import { customerDetail, customerTags } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedCustomers } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All customers. */
export const customers = createCollection(store, {
  name: 'customers',
  schema: z.extend(z.omit(customerDetail, { order: true, totalSpent: true }), {
    tags: z._default(customerTags, []),
    account: customerAccount,
    joinedAt: z.iso.datetime(),
  }),
  seed: seedCustomers,
})
