import { id, requiredLine } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { customerAccount } from '../customer-accounts/schema.ts'
import { customerDetail, customerTags } from '../customers/schema.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

const ids = z.array(id)

/** What a merge changes of the customer who is kept. */
const mergedPart = z.extend(
  z.pick(customerDetail, {
    customer: true,
    email: true,
    contact: true,
    country: true,
    countryFlag: true,
    countryCode: true,
    avatar: true,
    status: true,
  }),
  {
    tags: customerTags,
    joinedAt: z.iso.datetime(),
    account: z.pick(customerAccount, {
      balance: true,
      loyalty: true,
      wishlist: true,
      coupons: true,
      addresses: true,
      paymentMethods: true,
      devices: true,
    }),
  },
)

export type MergedPart = z.output<typeof mergedPart>

/** The merges that were made, each with what it takes to undo it. */
export const customerMerges = createCollection(store, {
  name: 'customer-merges',
  schema: z.object({
    id,
    keptId: id,
    otherId: id,
    otherName: requiredLine,
    time: z.iso.datetime(),
    before: mergedPart,
    after: mergedPart,
    moved: z.object({ orders: ids, invoices: ids, reviews: ids, referrals: ids }),
  }),
  seed: () => [],
})
