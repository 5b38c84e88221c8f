import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../api/client.ts'
import type { MessageId } from '../../app/intl/intl.ts'

type Speak = (id: MessageId) => string

/** What a form says when the server refuses: at the fields it names, or of the whole where it names none of them. */
export function refusalsOf(error: unknown, text: Speak, fields: readonly string[]): Record<string, string> {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401 || error.status === 403)
    return { form: `${text('records.forbidden')}. ${text('records.forbiddenText')}` }
  const named = Object.keys((error.failure as Partial<InvalidInput> | undefined)?.errors ?? {})
  const known = named.filter((name) => fields.includes(name))
  if (known.length === 0) return { form: text('records.notSavedYet') }
  return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
}
