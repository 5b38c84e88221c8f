import {
  INVOICE_DIGITS_LIMIT,
  STORE_CURRENCIES,
  UNIT_SYSTEMS,
  WEIGHT_UNITS,
} from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { line, requiredLine } from '../../../shared/forms/lines.ts'
import { addressSchema } from '../store-address.ts'

const AFFIX_LIMIT = 12

const affix = z.string().check(z.trim(), z.maxLength(AFFIX_LIMIT))

/** The details of the store, as the server takes them. */
export const detailsSchema = z.object({
  name: requiredLine,
  phone: line,
  email: z.email(),
  senderEmail: z.email(),
  legalName: requiredLine,
  billingAddress: addressSchema,
  timeZone: requiredLine,
  unitSystem: z.enum(UNIT_SYSTEMS),
  weightUnit: z.enum(WEIGHT_UNITS),
  currency: z.enum(STORE_CURRENCIES),
  orderIdPrefix: affix,
  orderIdSuffix: affix,
  invoicePrefix: affix,
  invoiceDigits: z.int().check(z.minimum(1), z.maximum(INVOICE_DIGITS_LIMIT)),
})
