import { focusOn } from '@data1522/design-system/focusOn'
import { Button } from '@data1522/design-system/Button'
import { FormActions } from '@data1522/design-system/FormActions'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Text } from '@data1522/design-system/Text'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useCan } from '../../../core/auth/useCan.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { SectionName } from '../sections.ts'

interface SectionFormProps<Values extends FieldValues> {
  form: SchemaFormHandle<Values, Values>
  name: SectionName
  /** The cards with its settings. */
  children: ReactNode
}

/** A section with its way to save it, or to let its changes go. */
export function SectionForm<Values extends FieldValues>({ form, name, children }: SectionFormProps<Values>) {
  const text = useText()
  const { isAllowed } = useCan({ action: 'update', subject: 'StoreSettings' })
  const { isDirty } = useFormState({ control: form.hook.control })
  const discard = () => {
    form.hook.reset()
    form.draft.drop()
    const box = document.getElementById(form.id)
    if (box) focusOn(box)
  }
  return (
    <SchemaForm form={form} label={text(`storeSettings.section.${name}`)} isGuarded={false}>
      {children}
      <FormActions
        form={form}
        submitLabel={text('storeSettings.save')}
        savedText=""
        isSticky={isDirty}
        isDisabled={!isAllowed}
      >
        {isDirty && <Button onPress={discard}>{text('storeSettings.discard')}</Button>}
        <Text ink="muted" size="sm">
          {isAllowed
            ? text(isDirty ? 'storeSettings.unsaved' : 'storeSettings.upToDate')
            : text('storeSettings.readOnly')}
        </Text>
      </FormActions>
    </SchemaForm>
  )
}
