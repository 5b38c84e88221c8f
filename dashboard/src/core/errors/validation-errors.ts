import type { InvalidInput } from '@data1522/mocks/contract/common'
import { ApiError } from '../api/client.ts'
import type { MessageId } from '../i18n/intl.ts'
import { failureText } from './failure-text.ts'

/** The fields that a server did not accept, by their places in the body. */
export const invalidFields = (error: unknown): string[] =>
  error instanceof ApiError
    ? Object.keys((error.failure as Partial<InvalidInput> | undefined)?.errors ?? {})
    : []

/**
 * What a form says when the server does not accept it: at those of its `fields` that the server names, by their place
 * in the body or the end of it, in a word of `messages` where there is one; of the whole where it names none of them.
 * @throws the error, where it is none of a call.
 */
export function validationErrors(
  error: unknown,
  text: (id: MessageId) => string,
  fields: readonly string[],
  messages: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (!(error instanceof ApiError)) throw error
  const invalid = invalidFields(error)
  const known = invalid.flatMap(
    (place) => [place, place.slice(place.lastIndexOf('.') + 1)].find((name) => fields.includes(name)) ?? [],
  )
  if (known.length > 0)
    return Object.fromEntries(known.map((name) => [name, messages[name] ?? text('app.failure.notAccepted')]))
  return { form: invalid.length > 0 ? text('app.failure.notAccepted') : failureText(error) }
}
