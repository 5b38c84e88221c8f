import { z } from '@data1522/mocks/contract/zod'
import { countryCodes } from './country-codes.ts'

const LINE_LIMIT = 200

export const line = z.string().check(z.trim(), z.maxLength(LINE_LIMIT))
export const requiredLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_LIMIT))

/** A postal address of the store. */
export const addressSchema = z.object({
  country: z.enum(countryCodes),
  address: line,
  apartment: line,
  city: line,
  state: line,
  postalCode: line,
})
