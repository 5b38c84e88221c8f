import type { Refusal } from '@data1522/mocks/contract/common'
import { type IntlShape, useIntl } from 'react-intl'
import { ApiError, NO_ANSWER, TOO_LATE } from '../api/client.ts'
import { type MessageId, intlStateAtom } from '../i18n/intl.ts'
import { store } from '../store.ts'

/** Why a call failed: no connection, no answer in time, not allowed, or an error of the server. */
export type FailureKind = 'offline' | 'slow' | 'refused' | 'failed'

/** Why a call failed; an error that does not come from a call counts as `failed`. */
export function failureKind(error: unknown): FailureKind {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === NO_ANSWER) return 'offline'
  if (status === TOO_LATE) return 'slow'
  return status === 401 || status === 403 ? 'refused' : 'failed'
}

/** Whether it is unknown if the server received a change: sending it again may apply it twice. */
export const isUnsure = (error: unknown) => ['offline', 'slow'].includes(failureKind(error))

/** The permission that a refused call needed, if the answer names it. */
const missingPermissionOf = (error: unknown) =>
  (error instanceof ApiError && (error.failure as Partial<Refusal> | undefined)) || {}

/**
 * What went wrong and what helps, in a sentence or two. This is the only place that turns a failed call into text. For a
 * refused call it names the missing permission, if the answer names one that has a translation.
 */
export function failureText(error: unknown, intl: IntlShape = store.get(intlStateAtom)!.intl): string {
  const kind = failureKind(error)
  const { action, subject } = missingPermissionOf(error)
  const ids = [`errors.action.${action}`, `errors.subject.${subject}`] as MessageId[]
  if (kind === 'refused' && ids.every((id) => Object.hasOwn(intl.messages, id))) {
    const [named, on] = ids.map((id) => intl.formatMessage({ id }))
    return intl.formatMessage({ id: 'errors.refused' }, { action: named, subject: on })
  }
  return intl.formatMessage({ id: `app.failure.${kind}` })
}

/** `failureText` in the current language, for components. */
export function useFailureText() {
  const intl = useIntl()
  return (error: unknown) => failureText(error, intl)
}
