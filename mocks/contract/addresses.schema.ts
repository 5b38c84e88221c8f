import { line, requiredLine } from './common.schema.ts'
import { z } from './zod.ts'

/** Where a parcel or a bill goes. */
export const postalAddress = z.object({
  line1: requiredLine,
  line2: z._default(line, ''),
  town: requiredLine,
  state: z._default(line, ''),
  postCode: z._default(line, ''),
  country: requiredLine,
})
