import { Button } from '@data1522/design-system/Button'
import { focusOn } from '@data1522/design-system/focusOn'
import { FormActions } from '@data1522/design-system/FormActions'
import { Text } from '@data1522/design-system/Text'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'

interface SaveBarProps<Values extends FieldValues> {
  form: SchemaFormHandle<Values, Values>
}

/** Saves or discards the changes of a form; it appears with the first change and stays in view. */
export function SaveBar<Values extends FieldValues>({ form }: SaveBarProps<Values>) {
  const text = useText()
  const { isDirty, dirtyFields } = useFormState({ control: form.hook.control })
  if (!isDirty) return null
  const discard = () => {
    form.hook.reset()
    form.draft.drop()
    const box = document.getElementById(form.id)
    if (box) focusOn(box)
  }
  return (
    <FormActions form={form} submitLabel={text('accountSettings.save')} savedText="" isSticky>
      <Button onPress={discard}>{text('accountSettings.discard')}</Button>
      <Text size="sm" ink="muted">
        {text('accountSettings.changes', { count: Object.keys(dirtyFields).length })}
      </Text>
    </FormActions>
  )
}
