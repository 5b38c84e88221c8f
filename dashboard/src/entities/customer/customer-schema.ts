import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import { line, requiredLine } from '../../shared/forms/lines.ts'
import { isPhoneOrEmpty } from '../../shared/forms/phone-schema.ts'
import { z } from '@data1522/mocks/contract/zod'

/** How many tags a customer can have. */
export const MOST_TAGS = 20

/** What a form asks of a customer; `phoneWrong` is said of what is no phone number. */
export const customerShape = (phoneWrong: string) => ({
  customer: requiredLine,
  email: requiredLine.check(z.email()),
  contact: line.check(isPhoneOrEmpty(phoneWrong)),
  countryCode: z.enum(CUSTOMER_COUNTRIES),
  tags: z.array(requiredLine).check(z.maxLength(MOST_TAGS)),
})
