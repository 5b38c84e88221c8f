import { type ReactNode, useEffect } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import type { SchemaFormHandle } from './useSchemaForm.ts'

/** What a field of the library takes from its form; spread it on the field. */
export interface FieldBinding<Value> {
  id: string
  label: string
  name: string
  value: Value
  /** Takes null from fields that can be emptied; the schema says whether that will do. */
  onChange: (value: Value | null) => void
  onBlur: () => void
  errorMessage: string | undefined
  isRequired: boolean
  ref: (element: HTMLElement | null) => void
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  /** The form that the field belongs to. */
  form: SchemaFormHandle<Values, Output>
  /** Which of the form's values it holds. */
  name: Name
  /** What to fill in; also what the summary of errors calls it. */
  label: string
  /** Marks it as one that must be filled. @default what the schema says of the fields at its top */
  isRequired?: boolean
  /** Draws the field, from what it is given to spread: `{(field) => <TextField {...field} />}`. */
  children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode
}

/**
 * One field of a `SchemaForm`: while one types, it alone is drawn anew.
 *
 * Use when a form keeps a value. Not outside of a `SchemaForm`: use the field by itself.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  form,
  name,
  label,
  isRequired,
  children,
}: FormFieldProps<Values, Name, Output>) {
  const { field, fieldState } = useController({ control: form.hook.control, name })
  const { labels } = form
  // A field that is out of sight, as in another step, keeps its label: what is wrong with it is told all the same.
  useEffect(() => void labels.set(name, label), [labels, name, label])
  return children({
    id: `${form.id}-${name}`,
    label,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
    isRequired: isRequired ?? form.required.has(name),
    ref: field.ref,
  })
}
