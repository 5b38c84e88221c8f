import { may } from '../../contract/access.ts'
import { amount, id, line, oneOf, paragraph, picture, requiredLine } from '../../contract/common.schema.ts'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import { RECEIVED_PAYMENT_STATUSES, SALE_STATUSES } from './contract.ts'
import { z } from '../../contract/zod.ts'

const price = amount.check(z.nonnegative())

export const sale = z.object({
  product: z.object({
    id,
    name: requiredLine,
    slug: requiredLine,
    brand: line,
    category: oneOf(PRODUCT_CATEGORIES),
    price,
    image: picture,
    hasFreeShipping: z.boolean(),
    rating: z.number().check(z.minimum(1), z.maximum(5)),
    description: paragraph,
  }),
  date: z.string().check(z.regex(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)),
  buyer: z.object({ name: requiredLine, avatar: z.nullable(picture) }),
  payment: z.object({
    total: price,
    receivedPaymentStatus: oneOf(RECEIVED_PAYMENT_STATUSES),
    paidAmount: price,
    status: oneOf(SALE_STATUSES),
  }),
})

export const listSales = { access: may('read', 'Page'), answers: { 200: z.array(sale) } }
