import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { useSpokenLanguages } from './useSpokenLanguages.ts'
import type { ProfileForm } from './profile.ts'

/** Who it is. */
export function PersonalStep({ form }: { form: ProfileForm }) {
  const text = useText()
  const { options } = useSpokenLanguages()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="firstName" label={text('formWizardDemos.firstName')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="lastName" label={text('formWizardDemos.lastName')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="phone" label={text('formWizardDemos.phone')} isRequired={false}>
        {(field) => <TextField {...field} type="tel" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="language" label={text('formWizardDemos.language')}>
        {(field) => (
          <Select
            {...field}
            value={field.value || null}
            options={options}
            placeholder={text('formWizardDemos.choose')}
          />
        )}
      </FormField>
    </Grid>
  )
}
