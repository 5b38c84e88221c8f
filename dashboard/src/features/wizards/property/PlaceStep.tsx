import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { PROPERTY_PURPOSES, PROPERTY_TYPES } from '@data1522/mocks/contract/listings'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { CardsField, LineField } from '../shared/fields.tsx'
import type { PropertyStepProps } from './property-form.ts'

/** What the property is, what shall become of it, and where it stands. */
export function PlaceStep({ form }: PropertyStepProps) {
  const text = useText()
  const { options: countries } = useCountries()
  return (
    <Stack gap={24}>
      <CardsField
        form={form}
        name="purpose"
        label={text('property.purpose')}
        columns={2}
        options={PROPERTY_PURPOSES.map((id) => ({
          id,
          label: text(`property.purpose.${id}`),
          description: text(`property.purpose.${id}Text`),
        }))}
      />
      <FormField form={form} name="type" label={text('property.type')}>
        {(field) => (
          <RadioCards
            {...field}
            columns={{ base: 2, sm: 3 }}
            options={PROPERTY_TYPES.map((id) => ({ id, label: text(`property.type.${id}`) }))}
          />
        )}
      </FormField>
      <Stack gap={16}>
        <AddressFields
          form={form}
          required={['line1', 'town', 'postCode', 'country']}
          countries={countries}
        />
        <LineField
          form={form}
          name="landmark"
          label={text('property.landmark')}
          description={text('property.landmarkText')}
          isRequired={false}
        />
      </Stack>
    </Stack>
  )
}
