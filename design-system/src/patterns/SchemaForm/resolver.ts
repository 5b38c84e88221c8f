import { toNestErrors } from '@hookform/resolvers'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form'
import type { FormStrings } from '../../locale/forms/en.ts'
import { type Issue, issueText } from './issues.ts'

/** A path of the standard, `['lines', 0, { key: 'price' }]`, as react-hook-form writes it: `lines.0.price`. */
export const nameOf = ({ path = [] }: StandardSchemaV1.Issue) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')

/** Checks the values of a form by a schema, and says what is wrong in a person's language. */
export const schemaResolver =
  <Values extends FieldValues, Output>(
    schema: StandardSchemaV1<unknown, Output>,
    strings: FormStrings,
    locale: string,
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const result = await schema['~standard'].validate(values)
    if (!result.issues) return { values: result.value, errors: {} }
    const flat: Record<string, { type: string; message: string }> = {}
    for (const issue of result.issues as readonly Issue[]) {
      const name = nameOf(issue)
      // The first thing that is wrong with a field is the one to mend first.
      flat[name] ??= {
        type: issue.code ?? 'schema',
        message: issueText(issue, get(values, name), strings, locale),
      }
    }
    return { values: {}, errors: toNestErrors(flat as FieldErrors, options) as FieldErrors<Values> }
  }

/** The names of the fields at the top that must be filled: those that an empty form lacks. */
export function requiredNames(schema: StandardSchemaV1): ReadonlySet<string> {
  const result = schema['~standard'].validate({})
  if (result instanceof Promise || !result.issues) return new Set()
  return new Set(result.issues.map(nameOf))
}

/** The names of the fields at the top that hold what they never can: another kind of value, or a word that is no choice. */
export function misfitsIn(schema: StandardSchemaV1, values: unknown): ReadonlySet<string> {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise || !result.issues) return new Set()
  const misfits = (result.issues as readonly Issue[]).filter(
    ({ code }) => code === 'invalid_type' || code === 'invalid_value',
  )
  return new Set(misfits.map((issue) => nameOf(issue).split('.', 1)[0]!))
}
