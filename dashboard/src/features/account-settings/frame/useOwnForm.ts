import { toasts } from '@data1522/design-system/toasts'
import {
  type SchemaFormHandle,
  type SchemaFormOptions,
  type SubmitErrors,
  useSchemaForm,
} from '@data1522/design-system/useSchemaForm'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'

interface OwnFormOptions<Values extends FieldValues> {
  schema: SchemaFormOptions<Values, Values>['schema']
  /** What is saved; the form follows it until something is changed. */
  saved: Values
  /** Under which name a draft is kept. */
  draft: string
  draftWithout?: readonly (keyof Values & string)[]
  onSave: (values: Values) => Promise<unknown>
  /** What is said once it is saved. */
  successMessage?: () => string
}

/** A form of the settings: saved as a whole, it keeps what was typed where that fails, and as a draft. */
export function useOwnForm<Values extends FieldValues>({
  schema,
  saved,
  draft,
  draftWithout,
  onSave,
  successMessage,
}: OwnFormOptions<Values>): SchemaFormHandle<Values, Values> {
  const text = useText()
  const form: SchemaFormHandle<Values, Values> = useSchemaForm<Values, Values>({
    schema,
    defaultValues: saved as DefaultValues<Values>,
    draftKey: personKey(draft),
    draftWithout,
    onSubmit: async (values) => {
      try {
        await onSave(values)
      } catch (error) {
        return validationErrors(error, text, [...form.labels.keys()]) as SubmitErrors<Values>
      }
      if (successMessage) toasts.show({ tone: 'success', title: successMessage })
    },
  })
  const { isDirty } = useFormState({ control: form.hook.control })
  const { reset } = form.hook
  useEffect(() => {
    if (!isDirty) reset(saved)
  }, [saved, isDirty, reset])
  return form
}
