import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProfileForm } from './profile.ts'

/** Where things are sent to. */
export function AddressStep({ form }: { form: ProfileForm }) {
  const text = useText()
  const { options } = useCountries()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="street" label={text('formWizardDemos.street')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="postCode" label={text('formWizardDemos.postCode')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="city" label={text('formWizardDemos.city')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="country" label={text('formWizardDemos.country')}>
        {(field) => (
          <Select
            {...field}
            value={field.value || null}
            options={options}
            placeholder={text('formWizardDemos.choose')}
            isSearchable
          />
        )}
      </FormField>
    </Grid>
  )
}
