import { may } from '../../contract/access.ts'
import { count, failure, id, invalidInput, requiredLine } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { customerDetail } from '../customers/schema.ts'
import { MERGE_FIELDS } from './contract.ts'

export const customerMerge = z.object({
  id,
  keptId: id,
  otherId: id,
  otherName: requiredLine,
  time: z.iso.datetime(),
  orders: count,
  invoices: count,
  reviews: count,
})

export const newCustomerMerge = z.object({
  other: id,
  takes: z._default(z.array(z.enum(MERGE_FIELDS)), []),
})

export const mergeCustomers = {
  access: may('delete', 'Customer'),
  beyond: true as const,
  body: newCustomerMerge,
  answers: {
    201: z.object({ merge: customerMerge, customer: customerDetail }),
    400: invalidInput,
    404: failure,
  },
}

export const unmergeCustomers = {
  access: may('delete', 'Customer'),
  beyond: true as const,
  answers: { 200: customerDetail, 404: failure, 409: failure },
}
