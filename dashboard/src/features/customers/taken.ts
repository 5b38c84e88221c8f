import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../api/client.ts'

/** Whether the server refused a customer because the e-mail address is another's; other failures go on. */
export function isEmailTaken(error: unknown): true {
  const errors = error instanceof ApiError && (error.failure as Partial<InvalidInput> | undefined)?.errors
  if (errors && 'email' in errors) return true
  throw error
}
