import { SHIPPING_CONDITIONS } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { requiredLine } from '../../../shared/forms/lines.ts'

export const AMOUNT_LIMIT = 1_000_000

export const bound = z.nullable(z.number().check(z.minimum(0), z.maximum(AMOUNT_LIMIT)))
export const price = z.number().check(z.minimum(0), z.maximum(AMOUNT_LIMIT))

/** The zones, as the server takes them. */
export const shippingSchema = z.object({
  zones: z.array(
    z.object({
      id: z.number(),
      name: requiredLine,
      countries: z.array(z.string()),
      rates: z.array(
        z.object({
          id: z.number(),
          name: requiredLine,
          condition: z.enum(SHIPPING_CONDITIONS),
          min: bound,
          max: bound,
          price,
        }),
      ),
    }),
  ),
})
