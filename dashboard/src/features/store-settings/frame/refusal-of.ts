import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../../api/client.ts'
import type { useText } from '../../../app/intl/useText.ts'

/** Why a section was not saved: at the fields that the form has, and over all of them. */
export function refusalOf(
  error: unknown,
  labels: ReadonlyMap<string, string>,
  text: ReturnType<typeof useText>,
) {
  const { status, failure } =
    error instanceof ApiError ? (error as ApiError<InvalidInput>) : { status: 0, failure: undefined }
  if (status === 401 || status === 403) return { form: text('records.forbidden') }
  const fields = Object.keys((status === 400 && failure?.errors) || {})
  const known = fields.filter((field) => labels.has(field))
  return {
    form: text(fields.length > 0 ? 'storeSettings.refusedForm' : 'storeSettings.saveFailed'),
    ...Object.fromEntries(known.map((field) => [field, text('storeSettings.refused')])),
  }
}
