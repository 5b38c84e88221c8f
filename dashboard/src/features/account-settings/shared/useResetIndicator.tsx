import { ResetIndicator } from '@data1522/design-system/ResetIndicator'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'

/** A dot at the label of each changed field that is not saved, with a button to reset it. */
export function useResetIndicator<Values extends FieldValues>(form: SchemaFormHandle<Values, Values>) {
  const text = useText()
  const { dirtyFields } = useFormState({ control: form.hook.control })
  const changed: Readonly<Record<string, unknown>> = dirtyFields
  return (name: FieldPath<Values>, label: string) =>
    changed[name] ? (
      <ResetIndicator
        label={text('accountSettings.changed')}
        resetLabel={text('accountSettings.takeBack', { field: label })}
        onReset={() => {
          form.hook.resetField(name)
          form.goTo(name)
        }}
      />
    ) : undefined
}
