import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PhoneField } from '@data1522/design-system/PhoneField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { StepProps } from './useRegistration.ts'

/** The answers that are a line of text, and what the browser may fill in. */
const lines = {
  address: 'address-line1',
  addressMore: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
} as const

/** Who one is, and where. */
export function PersonalStep({ form }: StepProps) {
  const text = useText()
  const { options: countries } = useCountries()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="firstName" label={text('authSteps.firstName')}>
        {(field) => <TextField {...field} autoComplete="given-name" size="large" />}
      </FormField>
      <FormField form={form} name="lastName" label={text('authSteps.lastName')}>
        {(field) => <TextField {...field} autoComplete="family-name" size="large" />}
      </FormField>
      <FormField form={form} name="phone" label={text('authSteps.phone')} isRequired={false}>
        {(field) => <PhoneField {...field} size="large" />}
      </FormField>
      <FormField form={form} name="country" label={text('authSteps.country')}>
        {(field) => (
          <Select
            {...field}
            value={field.value || null}
            onChange={(country) => field.onChange(country ?? '')}
            options={countries}
            placeholder={text('authSteps.choose')}
            isSearchable
            size="large"
          />
        )}
      </FormField>
      {(Object.keys(lines) as (keyof typeof lines)[]).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={text(`authSteps.${name}`)}
          isRequired={name !== 'addressMore'}
        >
          {(field) => <TextField {...field} autoComplete={lines[name]} size="large" />}
        </FormField>
      ))}
    </Grid>
  )
}
