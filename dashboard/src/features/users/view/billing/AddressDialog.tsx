import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { AddressFields } from '../../../../entities/address/AddressFields.tsx'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { onlyChanged } from '../../../../shared/forms/only-changed.ts'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useCountryOptions } from '../../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { personKey } from '../../../../core/storage/person-key.ts'
import { billingAddressSchema as schema, payerFields } from '../../../../entities/account/billing-fields.ts'
import type { BillingDialogProps } from './BillingDialogs.tsx'
import { useBillingEdit } from '../../../../entities/account/useBillingEdit.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

const addressNames = { line1: 'address', state: 'state', postCode: 'postCode', country: 'country' } as const

/** Changes where the bills go. */
export function AddressDialog({ user, billing, isOpen, onClose }: BillingDialogProps) {
  const text = useText()
  const { saveAddress } = useBillingEdit(useSettingsEdit(String(user.id)))
  const saveAndClose = useSaveAndClose(onClose, Object.keys(schema.shape))
  const countries = useCountryOptions(billing.address.country)
  const form = useSchemaForm({
    schema,
    defaultValues: billing.address,
    draftKey: personKey(`draft-user-address-${user.id}`),
    onSubmit: (address, changed) => saveAndClose(() => saveAddress(billing, onlyChanged(address, changed))),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('userView.editAddress')}
      submitLabel={text('userView.save')}
    >
      <ChangedElsewhere form={form} values={billing.address} />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {payerFields.map(({ name, label, type, autoComplete }) => (
          <FormField key={name} form={form} name={name} label={text(label)} isRequired={name === 'email'}>
            {(field) => <TextField {...field} type={type} autoComplete={autoComplete} />}
          </FormField>
        ))}
      </Grid>
      <AddressFields form={form} names={addressNames} required={['line1', 'country']} countries={countries} />
    </FormDialog>
  )
}
