import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormField } from '@data1522/design-system/FormField'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import type { ReactNode } from 'react'
import { AddressFields } from '../address/AddressFields.tsx'
import { addressSchema, emptyAddress } from '../address/address-schema.ts'
import { requiredLine } from '../../shared/forms/lines.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useCountryOptions } from '../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../core/i18n/useText.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { useSaveAndClose } from '../../shared/forms/useSaveAndClose.ts'
import { useAccountChanges } from './useAccountChanges.ts'
import { withEntry } from './entries.ts'
import type { AccountDialogProps } from './account-dialog.ts'

interface AddressDialogProps extends AccountDialogProps {
  /** Which address changes; 0 adds one. */
  of: number
  /** The country that a new one begins with. */
  country: string
  /** What stands above the fields, such as the addresses that there are. */
  children?: ReactNode
}

const schema = z.object({
  label: requiredLine,
  ...addressSchema.shape,
  isDefault: z.boolean(),
  isBilling: z.boolean(),
})

/** Adds an address, or changes one. */
export function AddressDialog({ id, account, of, country, isOpen, onClose, children }: AddressDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, Object.keys(schema.shape))
  const { save } = useAccountChanges(id)
  const { addresses } = account
  const known = addresses.find((address) => address.id === of)
  const countries = useCountryOptions(known?.country ?? country)
  const form = useSchemaForm({
    schema,
    defaultValues: known ?? { label: '', ...emptyAddress, country, isDefault: false, isBilling: false },
    draftKey: personKey(`draft-customer-address-${id}-${of ?? 'new'}`),
    onSubmit: (values) =>
      saveAndClose(async () => {
        const entry = { ...values, ...(known && { id: known.id }) }
        const done = () => text('customer.entrySaved', { name: values.label })
        await save({ addresses: withEntry(addresses, entry) }, { addresses }, done)
      }),
  })
  const box = (name: 'isDefault' | 'isBilling') => (
    <FormField form={form} name={name} label={text(`customer.${name}`)}>
      {({ value, onChange, ref }) => (
        <Checkbox ref={ref} isSelected={value} onChange={onChange}>
          {text(`customer.${name}`)}
        </Checkbox>
      )}
    </FormField>
  )
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={text(known ? 'customer.editAddress' : 'customer.addAddress')}
      submitLabel={text('customer.save')}
    >
      {children}
      <FormField form={form} name="label" label={text('customer.addressLabel')}>
        {(field) => <TextField {...field} description={text('customer.addressLabelText')} />}
      </FormField>
      <AddressFields form={form} countries={countries} />
      {box('isDefault')}
      {box('isBilling')}
    </FormDialog>
  )
}
