import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { line } from '../../../shared/forms/lines.ts'
import { isPhoneOrEmpty } from '../../../shared/forms/phone-schema.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import type { OrderDialogProps } from './dialog.ts'

/** Changes the number that is called about this order; that of the customer stays. */
export function ContactDialog({ details, isOpen, onClose }: OrderDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['contact'])
  const { edit } = useOrderChanges(details.order.order)
  const { contact } = details
  const form = useSchemaForm({
    schema: z.object({
      contact: line.check(isPhoneOrEmpty(text('postal.phoneWrong'))),
    }),
    defaultValues: { contact },
    draftKey: personKey(`draft-order-contact-${details.order.order}`),
    onSubmit: (values) =>
      saveAndClose(async () => {
        await edit(values, { contact })
      }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('order.editContact')}
      description={text('order.editContactText')}
      submitLabel={text('order.save')}
    >
      <FormField form={form} name="contact" label={text('order.contact')} isRequired={false}>
        {(field) => <TextField {...field} type="tel" autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}
