import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { TWO_STEP_METHODS } from '@data1522/mocks/contract/account-settings'
import type { UserSettings } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useTwoStep } from './useTwoStep.ts'

interface TwoStepDialogProps {
  user: UserDetail
  security: UserSettings['security']
  isOpen: boolean
  onClose: () => void
}

const digits = /\d.*\d.*\d.*\d.*\d/

/** Chooses how the second step of signing in reaches the user. */
export function TwoStepDialog({ user, security, isOpen, onClose }: TwoStepDialogProps) {
  const text = useText()
  const { setUp } = useTwoStep(user, security)
  const saveAndClose = useSaveAndClose(onClose, ['phone'])
  const schema = z
    .object({
      method: z.enum(TWO_STEP_METHODS),
      phone: z.string().check(z.trim(), z.maxLength(200)),
    })
    .check(
      z.refine(({ method, phone }) => method !== 'sms' || digits.test(phone), {
        path: ['phone'],
        message: text('userForms.contactWrong'),
      }),
    )
  const form = useSchemaForm({
    schema,
    defaultValues: { method: security.method, phone: security.phone || user.contact },
    onSubmit: ({ method, phone }) =>
      saveAndClose(() => setUp({ method, phone: method === 'sms' ? phone : '' })),
  })
  const method = useWatch({ control: form.hook.control, name: 'method' })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('userView.twoStep')}
      description={text('userView.twoStepDialogLede', { name: user.fullName })}
      submitLabel={text('userView.save')}
    >
      <FormField form={form} name="method" label={text('userView.twoStepMethod')}>
        {(field) => (
          <RadioCards
            {...field}
            options={TWO_STEP_METHODS.map((id) => ({
              id,
              label: text(`userView.method.${id}`),
              description: text(`userView.method.${id}Text`),
            }))}
          />
        )}
      </FormField>
      {method === 'sms' && (
        <FormField form={form} name="phone" label={text('userView.twoStepPhone')} isRequired>
          {(field) => <TextField {...field} type="tel" autoComplete="off" />}
        </FormField>
      )}
    </FormDialog>
  )
}
