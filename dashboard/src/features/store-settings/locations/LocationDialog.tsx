import { FormField } from '@data1522/design-system/FormField'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { addressNames } from '../store-address.ts'
import { nextId, useRows } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { type LocationsForm, type Place, placeFields } from './location.ts'

interface LocationDialogProps {
  form: LocationsForm
  /** The one that is edited; a new one is added without. */
  place: Place | undefined
  isOpen: boolean
}

type Values = Omit<Place, 'id'>

const schema = z.object(placeFields)
const empty: Values = {
  name: '',
  phone: '',
  fulfilsOrders: true,
  address: { country: '', address: '', apartment: '', city: '', state: '', postalCode: '' },
}

/** Asks for the name and the address of a place, and whether orders leave from it. */
export function LocationDialog({ form: section, place: given, isOpen }: LocationDialogProps) {
  const text = useText()
  const { options } = useCountries()
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(section, 'places')
  // While it closes, the address says no more what it is about.
  const [place] = useState(given)
  const form = useSchemaForm<Values, Values>({
    schema,
    defaultValues: place ?? empty,
    draftKey: personKey(`draft-location-${place?.id ?? 'new'}`),
    onSubmit: (values) => {
      put({ id: place?.id ?? nextId(rows), ...values })
      close()
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={close}
      size="large"
      title={text(place ? 'storeSettings.locations.edit' : 'storeSettings.locations.add')}
      submitLabel={text(place ? 'storeSettings.apply' : 'storeSettings.locations.add')}
    >
      <FormField form={form} name="name" label={text('storeSettings.locations.name')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="phone" label={text('storeSettings.locations.phone')} isRequired={false}>
        {(field) => <TextField {...field} type="tel" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="fulfilsOrders" label={text('storeSettings.locations.fulfilsOrders')}>
        {({ value, onChange, onBlur, label, ref, id }) => (
          <Switch
            id={id}
            ref={ref}
            isSelected={value}
            onChange={onChange}
            onBlur={onBlur}
            description={text('storeSettings.locations.fulfilsHint')}
          >
            {label}
          </Switch>
        )}
      </FormField>
      <AddressFields form={form} names={addressNames('address')} required={['country']} countries={options} />
    </FormDialog>
  )
}
