import { ApiError } from '../api/client.ts'
import { PersonChangedError } from '../auth/same-person.ts'
import type { MessageId } from '../i18n/intl.ts'
import { failureText } from './failure-text.ts'
import { invalidFields } from './invalid-fields.ts'

/**
 * What a form says when the server does not accept it: at those of its `fields` that the server names, by their place
 * in the body or the end of it, in a word of `messages` where there is one; of the whole where it names none of them.
 * Who came after whoever sent it is told nothing.
 * @throws the error, where it is none of a call.
 */
export function validationErrors(
  error: unknown,
  text: (id: MessageId) => string,
  fields: readonly string[],
  messages: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (error instanceof PersonChangedError) return {}
  if (!(error instanceof ApiError)) throw error
  const invalid = invalidFields(error)
  const known = invalid.flatMap(
    (place) => [place, place.slice(place.lastIndexOf('.') + 1)].find((name) => fields.includes(name)) ?? [],
  )
  if (known.length > 0)
    return Object.fromEntries(known.map((name) => [name, messages[name] ?? text('app.failure.notAccepted')]))
  return { form: invalid.length > 0 ? text('app.failure.notAccepted') : failureText(error) }
}
