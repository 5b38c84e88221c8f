import { MANUAL_METHOD_KINDS } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { requiredLine } from '../../../shared/forms/lines.ts'

const INSTRUCTIONS_LIMIT = 2000

const branded = { id: z.number(), name: requiredLine, logo: z.string(), isActive: z.boolean() }

/** The instructions of a way to pay by hand. */
export const instructions = z.string().check(z.trim(), z.maxLength(INSTRUCTIONS_LIMIT))

/** The ways to pay, as the server takes them. */
export const paymentsSchema = z.object({
  providers: z.array(z.object({ ...branded, fee: z.number() })),
  methods: z.array(z.object({ ...branded, providerId: z.number() })),
  manualMethods: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(MANUAL_METHOD_KINDS),
      name: requiredLine,
      instructions,
      isActive: z.boolean(),
    }),
  ),
})
