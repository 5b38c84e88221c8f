import type { Refusal } from '@data1522/mocks/contract/common'
import { type IntlShape, useIntl } from 'react-intl'
import { ApiError, NO_ANSWER, TOO_LATE } from '../api/client.ts'
import { type MessageId, intlStateAtom } from '../i18n/intl.ts'
import { store } from '../store.ts'

/** Why a call did not succeed: no connection, no answer in time, not allowed, or the server's own fault. */
export type FailureKind = 'offline' | 'slow' | 'refused' | 'failed'

/** Why a call did not succeed; any error that is none of a call counts as a fault. */
export function failureKind(error: unknown): FailureKind {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === NO_ANSWER) return 'offline'
  if (status === TOO_LATE) return 'slow'
  return status === 401 || status === 403 ? 'refused' : 'failed'
}

/** Whether nobody knows if a change has arrived: to send it again may do it twice. */
export const isUnsure = (error: unknown) => ['offline', 'slow'].includes(failureKind(error))

/** The permission that a refused call needed, as far as its answer tells. */
const refusalOf = (error: unknown) =>
  (error instanceof ApiError && (error.failure as Partial<Refusal> | undefined)) || {}

/**
 * What went wrong and what helps, in a sentence or two: the only place where a failed call becomes words. A refusal
 * names the permission that is missing, where the answer tells it in words of ours.
 */
export function failureText(error: unknown, intl: IntlShape = store.get(intlStateAtom)!.intl): string {
  const kind = failureKind(error)
  const { action, subject } = refusalOf(error)
  const ids = [`errors.action.${action}`, `errors.subject.${subject}`] as MessageId[]
  if (kind === 'refused' && ids.every((id) => Object.hasOwn(intl.messages, id))) {
    const [named, on] = ids.map((id) => intl.formatMessage({ id }))
    return intl.formatMessage({ id: 'errors.refused' }, { action: named, subject: on })
  }
  return intl.formatMessage({ id: `app.failure.${kind}` })
}

/** `failureText` in the language of the page, for what is drawn. */
export function useFailureText() {
  const intl = useIntl()
  return (error: unknown) => failureText(error, intl)
}
