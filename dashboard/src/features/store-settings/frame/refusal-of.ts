import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../../core/api/client.ts'
import type { useText } from '../../../core/i18n/useText.ts'
import { failureText } from '../../../core/errors/failure-text.ts'

/** Why a section was not saved: at the fields that the form has, and over all of them. */
export function refusalOf(
  error: unknown,
  labels: ReadonlyMap<string, string>,
  text: ReturnType<typeof useText>,
) {
  const { status, failure } =
    error instanceof ApiError ? (error as ApiError<InvalidInput>) : { status: 0, failure: undefined }
  const fields = Object.keys((status === 400 && failure?.errors) || {})
  const known = fields.filter((field) => labels.has(field))
  return {
    form: fields.length > 0 ? text('storeSettings.refusedForm') : failureText(error),
    ...Object.fromEntries(known.map((field) => [field, text('storeSettings.refused')])),
  }
}
