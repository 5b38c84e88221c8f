import { FormField } from '@data1522/design-system/FormField'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { addressNames } from '../store-address.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { anchorOf } from '../sections.ts'
import type { DetailsCardProps } from './details-form.ts'

/** Under which name and address the store bills. */
export function BillingCard({ form }: DetailsCardProps) {
  const text = useText()
  const { options } = useCountries()
  return (
    <SettingsCard
      id="settings-billing"
      title={text('storeSettings.store.billing')}
      description={text('storeSettings.store.billingDescription')}
    >
      <Stack gap={16}>
        <FormField form={form} name="legalName" label={text('storeSettings.store.legalName')}>
          {(field) => (
            <TextField {...field} id={anchorOf('store', 'legalName')} autoComplete="organization" />
          )}
        </FormField>
        <AddressFields
          form={form}
          names={addressNames('billingAddress')}
          required={['country']}
          countries={options}
          id={anchorOf('store', 'billingAddress')}
        />
      </Stack>
    </SettingsCard>
  )
}
