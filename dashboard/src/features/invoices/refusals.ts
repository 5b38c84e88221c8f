import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../../api/client.ts'
import type { MessageId } from '../../app/intl/intl.ts'
import { failureText } from '../../app/errors/failure-text.ts'

type Speak = (id: MessageId) => string

/** What a form says when the server refuses: at the fields it names, or of the whole where it names none of them. */
export function refusalsOf(error: unknown, text: Speak, fields: readonly string[]): Record<string, string> {
  if (!(error instanceof ApiError)) throw error
  const named = Object.keys((error.failure as Partial<InvalidInput> | undefined)?.errors ?? {})
  const known = named.filter((name) => fields.includes(name))
  if (known.length === 0) return { form: failureText(error) }
  return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
}
