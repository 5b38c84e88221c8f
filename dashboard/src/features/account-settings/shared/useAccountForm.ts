import { toasts } from '@data1522/design-system/toasts'
import {
  type SchemaFormHandle,
  type SchemaFormOptions,
  type SubmitErrors,
  useSchemaForm,
} from '@data1522/design-system/useSchemaForm'
import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { isSame } from '../../../core/mutations/taken-back.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface AccountFormOptions<Values extends FieldValues> {
  schema: SchemaFormOptions<Values, Values>['schema']
  /** The saved values; the form follows them until a person changes something. */
  saved: Values
  /** The name under which a draft is stored. */
  draft: string
  draftWithout?: readonly (keyof Values & string)[]
  /** Saves the values; `changes` has only the changed fields. */
  onSave: (values: Values, changes: Partial<Values>) => Promise<unknown>
  /** The message after saving. */
  successMessage?: () => string
}

const changesOf = <Values extends FieldValues>(start: Values, values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, start[name])),
  ) as Partial<Values>

/** A form of the account settings, saved as a whole; it keeps the input if saving fails, and stores it as a draft. */
export function useAccountForm<Values extends FieldValues>({
  schema,
  saved,
  draft,
  draftWithout,
  onSave,
  successMessage,
}: AccountFormOptions<Values>): SchemaFormHandle<Values, Values> {
  const text = useText()
  const start = useRef(saved)
  const form: SchemaFormHandle<Values, Values> = useSchemaForm<Values, Values>({
    schema,
    defaultValues: saved as DefaultValues<Values>,
    draftKey: personKey(draft),
    draftWithout,
    onSubmit: async (values) => {
      const isSamePerson = samePerson()
      try {
        await onSave(values, changesOf(start.current, values))
      } catch (error) {
        return validationErrors(error, text, [...form.labels.keys()]) as SubmitErrors<Values>
      }
      if (successMessage && isSamePerson()) toasts.show({ tone: 'success', title: successMessage })
    },
  })
  const { isDirty } = useFormState({ control: form.hook.control })
  const { reset } = form.hook
  useEffect(() => {
    if (isDirty) return
    start.current = saved
    reset(saved)
  }, [saved, isDirty, reset])
  return form
}
