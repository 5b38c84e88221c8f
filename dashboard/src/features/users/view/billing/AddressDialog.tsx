import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { FormDialog } from '../../../../shared/forms/FormDialog.tsx'
import { useSaveAndClose } from '../../../../shared/forms/useSaveAndClose.ts'
import { useCountryOptions } from '../../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { addressFields } from './address-fields.ts'
import type { BillingDialogProps } from './BillingDialogs.tsx'
import { useBillingEdit } from './useBillingEdit.ts'

const line = z.string().check(z.trim(), z.maxLength(200))

const schema = z.object({
  company: line,
  email: line.check(z.minLength(1), z.email()),
  taxId: line,
  vatNumber: line,
  phone: line,
  country: line.check(z.minLength(1)),
  address: line.check(z.minLength(1)),
  state: line,
  postCode: line,
})

const required: ReadonlySet<string> = new Set(['email', 'country', 'address'])

/** Changes where the bills go. */
export function AddressDialog({ user, billing, isOpen, onClose }: BillingDialogProps) {
  const text = useText()
  const { saveAddress } = useBillingEdit(user)
  const saveAndClose = useSaveAndClose(onClose, Object.keys(schema.shape))
  const countries = useCountryOptions(billing.address.country)
  const form = useSchemaForm({
    schema,
    defaultValues: billing.address,
    onSubmit: (address) => saveAndClose(() => saveAddress(billing, address)),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text('userView.editAddress')}
      submitLabel={text('userView.save')}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        {addressFields.map(({ name, label, type, autoComplete }) => (
          <FormField key={name} form={form} name={name} label={text(label)} isRequired={required.has(name)}>
            {(field) =>
              name === 'country' ? (
                <Select
                  {...field}
                  value={field.value || null}
                  onChange={(value) => field.onChange(value ?? '')}
                  options={countries}
                  placeholder={text('userForms.choose')}
                  isSearchable
                />
              ) : (
                <TextField {...field} type={type} autoComplete={autoComplete} />
              )
            }
          </FormField>
        ))}
      </Grid>
    </FormDialog>
  )
}
