import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form'
import { Alert } from '../../components/Alert/Alert.tsx'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'
import * as styles from './SchemaForm.css.ts'

/** What is wrong with one field. */
export interface Problem {
  name: string
  message: string
}

interface Summary {
  general?: string
  problems: Problem[]
}

const isProblem = (value: object): value is { message?: string } =>
  'type' in value && typeof value.type === 'string'

/** The errors of a form as a flat list, in the order of its fields where they are known. */
export function problemsOf(errors: FieldErrors, order: readonly string[] = []): Problem[] {
  const walk = (value: unknown, name: string): Problem[] => {
    if (typeof value !== 'object' || value === null) return []
    if (isProblem(value)) return [{ name, message: value.message ?? '' }]
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, name ? `${name}.${key}` : key))
  }
  const place = ({ name }: Problem) => (order.includes(name) ? order.indexOf(name) : order.length)
  return walk({ ...errors, root: undefined }, '').toSorted((a, b) => place(a) - place(b))
}

/** What is wrong, above the fields: it takes the focus when a form cannot be sent, and leads to each field. */
export function ErrorSummary<Values extends FieldValues, Output>({
  form,
  placeOf,
}: {
  form: SchemaFormHandle<Values, Output>
  /** What is said of where a field is that was not drawn yet, such as its step. */
  placeOf?: (name: string) => string | undefined
}) {
  const strings = useFormStrings()
  const { errors } = useFormState({ control: form.hook.control })
  const box = useRef<HTMLDivElement>(null)
  const { failed } = form.tries
  const focused = useRef(failed)
  // What is wrong comes after the news that something is, so that it is looked for until it is there.
  useEffect(() => {
    if (failed === focused.current || !box.current) return
    box.current.focus()
    // Nor does it take the focus before the form has come to rest.
    if (document.activeElement === box.current) focused.current = failed
  })
  const latest: Summary = {
    general: (errors.root as Record<string, { message?: string }> | undefined)?.form?.message,
    problems: problemsOf(errors, [...form.labels.keys()]),
  }
  // Compared as text, because react-hook-form changes one object of errors.
  const { general, problems } = JSON.parse(useHeldWhilePressed(JSON.stringify(latest))) as Summary
  if (failed === 0 || (problems.length === 0 && !general)) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form.id}-problems`}
      className={styles.summary}
    >
      <Alert
        tone="danger"
        title={<span id={`${form.id}-problems`}>{general ?? strings.problems(problems.length)}</span>}
      >
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ name, message }) => (
              <li key={name}>
                <a
                  href={`#${form.id}-${name}`}
                  className={styles.problem}
                  onClick={(event) => {
                    event.preventDefault()
                    form.goTo(name)
                  }}
                >
                  <FieldName>{form.labels.get(name) ?? placeOf?.(name)}</FieldName>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}

const FieldName = ({ children }: { children: ReactNode }) =>
  children !== undefined && <strong>{children}: </strong>
