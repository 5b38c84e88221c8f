import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../api/client.ts'
import type { MessageId } from '../i18n/intl.ts'
import { failureText } from './failure-text.ts'

/** The fields that a server refused, without what they are part of in the body. */
const refusedFields = ({ failure }: ApiError) =>
  Object.keys((failure as Partial<InvalidInput> | undefined)?.errors ?? {}).map((name) =>
    name.slice(name.lastIndexOf('.') + 1),
  )

/**
 * What a form says when the server refuses: at those of its `fields` that the server names, or of the whole where it
 * names none of them.
 * @throws the error, where it is none of a call.
 */
export function refusalsOf(
  error: unknown,
  text: (id: MessageId) => string,
  fields: readonly string[],
): Record<string, string> {
  if (!(error instanceof ApiError)) throw error
  const known = refusedFields(error).filter((name) => fields.includes(name))
  if (known.length === 0) return { form: failureText(error) }
  return Object.fromEntries(known.map((name) => [name, text('records.notAccepted')]))
}
