import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import { z } from '@data1522/mocks/contract/zod'

const MOST = 200
const phone = /^(\+?[\d\s().-]{5,})?$/

/** What a form asks of a customer; `contactWrong` is said of what is no phone number. */
export const customerShape = (contactWrong: string) => ({
  customer: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST)),
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  contact: z.string().check(z.trim(), z.regex(phone, contactWrong)),
  countryCode: z.enum(CUSTOMER_COUNTRIES),
})
