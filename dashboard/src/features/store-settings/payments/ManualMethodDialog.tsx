import { FormField } from '@data1522/design-system/FormField'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { nextId, useRows } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { instructions } from './schema.ts'
import type { ManualMethod, PaymentsForm } from './payments-form.ts'

interface ManualMethodDialogProps {
  form: PaymentsForm
  /** The one that is edited; a new one is added without. */
  method: ManualMethod | undefined
  /** What a new one is. */
  kind: ManualMethod['kind'] | undefined
  isOpen: boolean
}

const schema = z.object({ name: requiredLine, instructions })

/** Asks for the name of a way to pay by hand, and what customers are told to do. */
export function ManualMethodDialog({ form: section, isOpen, method, kind: asked }: ManualMethodDialogProps) {
  const text = useText()
  // While it closes, the address says no more what it is about.
  const [given] = useState({ method, kind: asked })
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(section, 'manualMethods')
  const kind = given.method?.kind ?? given.kind ?? 'custom'
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: given.method ?? {
      name: kind === 'custom' ? '' : text(`storeSettings.manual.${kind}`),
      instructions: '',
    },
    draftKey: personKey(`draft-manual-method-${given.method?.id ?? kind}`),
    onSubmit: (values) => {
      put({ id: nextId(rows), isActive: true, ...given.method, kind, ...values })
      close()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={close}
      title={text(given.method ? 'storeSettings.payments.editManual' : `storeSettings.manual.${kind}`)}
      submitLabel={text(given.method ? 'storeSettings.apply' : 'storeSettings.payments.addManual')}
    >
      <FormField form={form} name="name" label={text('storeSettings.payments.methodName')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="instructions"
        label={text('storeSettings.payments.instructions')}
        isRequired={false}
      >
        {(field) => (
          <TextArea {...field} description={text('storeSettings.payments.instructionsHint')} minRows={4} />
        )}
      </FormField>
    </FormDialog>
  )
}
