import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { orFailureText } from '../../../core/errors/failure-text.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import type { AccountDialogProps } from './dialog.ts'

const phone = /^\+?[\d\s().-]{5,}$/

/** Says which phone gets the code that signing in takes. */
export function TwoStepDialog({ id, account, isOpen, onClose }: AccountDialogProps) {
  const text = useText()
  const { save } = useAccountChanges(id)
  const { isTwoStepOn, twoStepPhone } = account
  const form = useSchemaForm({
    schema: z.object({
      twoStepPhone: z
        .string()
        .check(z.trim(), z.minLength(1), z.regex(phone, text('customers.contactWrong'))),
    }),
    defaultValues: { twoStepPhone },
    onSubmit: (values) =>
      orFailureText(async () => {
        await save({ isTwoStepOn: true, ...values }, { isTwoStepOn, twoStepPhone }, () =>
          text('customer.twoStepOnDone'),
        )
        onClose()
      }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('customer.twoStep')}
      description={text('customer.twoStepDialogText')}
      submitLabel={text('customer.save')}
    >
      <FormField form={form} name="twoStepPhone" label={text('customers.field.contact')}>
        {(field) => <TextField {...field} type="tel" autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}
