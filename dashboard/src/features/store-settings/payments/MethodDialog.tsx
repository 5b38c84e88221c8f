import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { nextId, useRows } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import type { PaymentsForm } from './payments-form.ts'

interface MethodDialogProps {
  form: PaymentsForm
  isOpen: boolean
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Asks for one more means to pay, and through whom it goes. */
export function MethodDialog({ form: section, isOpen }: MethodDialogProps) {
  const text = useText()
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(section, 'methods')
  const providers = section.hook.getValues('providers')
  const schema = z.object({
    name: requiredLine.check(
      z.refine(
        (name) => rows.every((row) => !isSame(row.name, name)),
        text('storeSettings.payments.methodKnown'),
      ),
    ),
    providerId: z.string(),
  })
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: {
      name: '',
      providerId: String(providers.find(({ isActive }) => isActive)?.id ?? '') || (null as unknown as string),
    },
    draftKey: personKey('draft-payment-method-new'),
    onSubmit: ({ name, providerId }) => {
      const provider = providers.find(({ id }) => String(id) === providerId)
      const logo = provider && isSame(provider.name, name) ? provider.logo : ''
      put({ id: nextId(rows), name, logo, providerId: Number(providerId), isActive: true })
      close()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={close}
      title={text('storeSettings.payments.addMethod')}
      submitLabel={text('storeSettings.payments.addMethod')}
    >
      <FormField form={form} name="name" label={text('storeSettings.payments.methodName')}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            placeholder={text('storeSettings.payments.methodExample')}
          />
        )}
      </FormField>
      <FormField form={form} name="providerId" label={text('storeSettings.payments.provider')}>
        {(field) => (
          <Select
            {...field}
            options={providers.map(({ id, name, isActive }) => ({
              id: String(id),
              label: name,
              ...(!isActive && { description: text('storeSettings.off') }),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
