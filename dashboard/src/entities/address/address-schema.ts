import { z } from '@data1522/mocks/contract/zod'
import { line, requiredLine } from '../../shared/forms/lines.ts'

/** An address, as a form asks for it. */
export const addressSchema = z.object({
  line1: requiredLine,
  line2: line,
  town: requiredLine,
  state: line,
  postCode: line,
  country: requiredLine,
})

export const emptyAddress = { line1: '', line2: '', town: '', state: '', postCode: '', country: '' }
