import { ApiError } from '../../../core/api/client.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { invalidFields } from '../../../core/errors/invalid-fields.ts'
import { plainText } from '../../../core/i18n/plain-text.ts'

/** Whether what failed is that a letter is no draft any more. */
export const isNoDraft = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)

/** Why a letter was neither saved nor sent, in a sentence or two. */
export function letterFailure(error: unknown): string {
  if (isNoDraft(error)) return plainText('email.noDraft')
  return invalidFields(error).length > 0 ? plainText('app.failure.notAccepted') : failureText(error)
}
