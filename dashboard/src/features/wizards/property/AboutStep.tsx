import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PhoneField } from '@data1522/design-system/PhoneField'
import { Stack } from '@data1522/design-system/Stack'
import { LISTER_ROLES } from '@data1522/mocks/contract/listings'
import { useText } from '../../../core/i18n/useText.ts'
import { CardsField, LineField } from '../shared/fields.tsx'
import type { PropertyStepProps } from './property-form.ts'

/** Who lists the property, and how to reach them. */
export function AboutStep({ form }: PropertyStepProps) {
  const text = useText()
  return (
    <Stack gap={24}>
      <CardsField
        form={form}
        name="role"
        label={text('property.role')}
        options={LISTER_ROLES.map((id) => ({
          id,
          label: text(`property.role.${id}`),
          description: text(`property.role.${id}Text`),
        }))}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <LineField form={form} name="name" label={text('property.name')} autoComplete="name" />
        <LineField
          form={form}
          name="email"
          label={text('property.email')}
          type="email"
          autoComplete="email"
        />
        <FormField form={form} name="phone" label={text('property.phone')} isRequired={false}>
          {(field) => <PhoneField {...field} />}
        </FormField>
      </Grid>
    </Stack>
  )
}
