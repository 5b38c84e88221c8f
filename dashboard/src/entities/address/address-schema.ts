import { z } from '@data1522/mocks/contract/zod'

const MOST = 200

const line = () => z.string().check(z.trim(), z.maxLength(MOST))
const needed = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST))

/** The parts of an address, as a form asks for them. */
export const addressShape = {
  line1: needed(),
  line2: line(),
  town: needed(),
  state: line(),
  postCode: line(),
}

export const addressSchema = z.object({ ...addressShape, country: needed() })

export const emptyAddress = { line1: '', line2: '', town: '', state: '', postCode: '', country: '' }
