import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { PaymentForm } from './payment-form.ts'

/** The answers that are a line of text, with what the browser may fill in; the rest may stay empty. */
const lines = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  vatNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const
const needed = ['firstName', 'lastName', 'city']

/** Who pays, and where, which decides on the tax. */
export function BillingCard({ form }: { form: PaymentForm }) {
  const text = useText()
  const { options: countries } = useCountries()
  const field = (name: keyof typeof lines) => (
    <FormField form={form} name={name} label={text(`payment.${name}`)} isRequired={needed.includes(name)}>
      {(binding) => <TextField {...binding} autoComplete={lines[name]} size="large" />}
    </FormField>
  )
  return (
    <Card>
      <CardHeader title={text('payment.billing')} subtitle={text('payment.billingText')} />
      <Stack gap={16}>
        <Grid columns={{ base: 1, sm: 2 }} gap={16}>
          {field('firstName')}
          {field('lastName')}
          {field('company')}
          {field('vatNumber')}
        </Grid>
        <FormField form={form} name="email" label={text('payment.email')}>
          {(binding) => (
            <TextField
              {...binding}
              type="email"
              autoComplete="email"
              size="large"
              description={text('payment.emailText')}
            />
          )}
        </FormField>
        <Grid columns={{ base: 1, sm: 3 }} gap={16}>
          <FormField form={form} name="country" label={text('payment.country')}>
            {({ onChange, ...binding }) => (
              <Select
                {...binding}
                onChange={(country) => {
                  onChange(country)
                  // What a VAT number has to be depends on it.
                  if (form.hook.getFieldState('vatNumber').invalid) void form.hook.trigger('vatNumber')
                }}
                options={countries}
                isSearchable
                size="large"
              />
            )}
          </FormField>
          {field('postalCode')}
          {field('city')}
        </Grid>
        <FormField form={form} name="street" label={text('payment.street')}>
          {(binding) => <TextField {...binding} autoComplete="street-address" size="large" />}
        </FormField>
      </Stack>
    </Card>
  )
}
