import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { addressSchema } from '../../../entities/address/address-schema.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useCountryOptions } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import type { OrderDialogProps } from './dialog.ts'

interface AddressDialogProps extends OrderDialogProps {
  /** Which address changes. */
  of: 'shippingAddress' | 'billingAddress'
}

/** Changes where the goods or the bill of an order go; the customer's own addresses stay. */
export function AddressDialog({ details, isOpen, onClose, of }: AddressDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, Object.keys(addressSchema.shape))
  const { edit } = useOrderChanges(details.order.order)
  const before = details[of]
  const countries = useCountryOptions(before.country)
  const form = useSchemaForm({
    schema: addressSchema,
    defaultValues: { ...before },
    draftKey: personKey(`draft-order-${of}-${details.order.order}`),
    onSubmit: (address) =>
      saveAndClose(async () => {
        await edit({ [of]: address }, { [of]: before })
      }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text(of === 'shippingAddress' ? 'order.editShipping' : 'order.editBilling')}
      description={text('order.addressText')}
      submitLabel={text('order.save')}
    >
      <ChangedElsewhere form={form} values={before} />
      <AddressFields form={form} countries={countries} />
    </FormDialog>
  )
}
