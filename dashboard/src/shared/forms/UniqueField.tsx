import { FormField, type FormFieldProps } from '@data1522/design-system/FormField'
import { useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { isSameValue } from './same-value.ts'

interface UniqueFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
> extends FormFieldProps<Values, Name, Output> {
  /** Asks whether something else has this value; the signal says that no one waits for the answer any more. */
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>
  /** What is said where it is taken. */
  takenMessage: string
}

/**
 * A field whose value nothing else may have: asks on leaving it, rather than when the form is sent. What is saved already
 * and what is wrong in itself is not asked about; an answer that comes after the value has changed says nothing, nor does
 * one that does not come: the server will say it when the form is sent.
 */
export function UniqueField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  isTaken,
  takenMessage,
  children,
  ...field
}: UniqueFieldProps<Values, Name, Output>) {
  const { form, name } = field
  const { hook } = form
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  const check = async () => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    const read = () => String(hook.getValues(name) ?? '')
    const value = read()
    const isSaved = () => isSameValue(value, String(get(hook.formState.defaultValues, name) ?? ''))
    if (!value.trim() || isSaved()) return
    // What it says is not wiped away by the check that leaving the field makes too.
    if (!(await hook.trigger(name))) return
    const isElsewhere = await isTaken(value.trim(), signal).catch(() => false)
    // By now it may have been saved, and be taken by this very record.
    if (isElsewhere && !signal.aborted && read() === value && !isSaved())
      hook.setError(name, { type: 'taken', message: takenMessage })
  }
  return (
    <FormField {...field}>
      {(binding) =>
        children({
          ...binding,
          onBlur: () => {
            binding.onBlur()
            void check()
          },
        })
      }
    </FormField>
  )
}
