import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../core/api/client.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import type { useText } from '../../core/i18n/useText.ts'

/** What the form of a customer says to a failure: at the e-mail address where it is another's, else of the whole. */
export function customerRefusal(error: unknown, text: ReturnType<typeof useText>) {
  const errors = error instanceof ApiError && (error.failure as Partial<InvalidInput> | undefined)?.errors
  return errors && 'email' in errors ? { email: text('customers.emailTaken') } : { form: failureText(error) }
}
