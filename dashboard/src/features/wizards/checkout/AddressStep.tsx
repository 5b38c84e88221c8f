import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { PhoneField } from '@data1522/design-system/PhoneField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { TextArea } from '@data1522/design-system/TextArea'
import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { LineField } from '../shared/fields.tsx'
import { useWordList } from '../shared/useWordList.ts'
import { NEW_ADDRESS } from './checkout-form.ts'
import type { CheckoutTools } from './useCheckout.ts'

/** Where the parcel goes, and how fast. */
export function AddressStep({ form, known, quote, isReached }: CheckoutTools) {
  const text = useText()
  const list = useWordList()
  const { money, day } = useFormats()
  const { nameOf } = useCountries()
  const addressId = useWatch({ control: form.hook.control, name: 'addressId' })
  const deliveries = quote.data?.deliveries ?? []
  const notReached = deliveries.some((one) => one.isReached) ? 'checkout.notReached' : 'checkout.notShipped'
  const isNew = !known.some(({ label }) => label === addressId)
  return (
    <Stack gap={20}>
      <Card as="section">
        <CardHeader title={text('checkout.where')} />
        <Stack gap={20}>
          <LineField
            form={form}
            name="email"
            label={text('checkout.email')}
            description={text('checkout.emailText')}
            type="email"
            autoComplete="email"
          />
          {known.length > 0 && (
            <FormField form={form} name="addressId" label={text('checkout.address')} isRequired={false}>
              {(field) => (
                <RadioCards
                  {...field}
                  options={[
                    ...known.map(({ label, name, line1, line2, postCode, town, countryCode }) => ({
                      id: label,
                      label: text(`checkout.address.${label}`),
                      description: list([name, line1, line2, `${postCode} ${town}`, nameOf(countryCode)]),
                    })),
                    {
                      id: NEW_ADDRESS,
                      label: text('checkout.address.new'),
                      description: text('checkout.address.newText'),
                    },
                  ]}
                />
              )}
            </FormField>
          )}
          {isNew && (
            <Stack gap={16}>
              <Grid columns={{ base: 1, sm: 2 }} gap={16}>
                <LineField form={form} name="name" label={text('checkout.name')} autoComplete="name" />
                <FormField form={form} name="phone" label={text('checkout.phone')} isRequired={false}>
                  {(field) => <PhoneField {...field} />}
                </FormField>
              </Grid>
              <AddressFields
                form={form}
                required={['line1', 'town', 'postCode', 'country']}
                countries={CUSTOMER_COUNTRIES.map((id) => ({ id, label: nameOf(id) }))}
              />
            </Stack>
          )}
        </Stack>
      </Card>
      <Card as="section">
        <CardHeader title={text('checkout.howFast')} />
        <Stack gap={20}>
          <FormField form={form} name="delivery" label={text('checkout.delivery')} isRequired={false}>
            {(field) => (
              <RadioCards
                {...field}
                isLabelHidden
                errorMessage={field.errorMessage ?? (isReached ? undefined : text(notReached))}
                columns={{ base: 1, sm: 3 }}
                options={deliveries.map(({ id, price, arrivesOn, isReached: goesThere }) => ({
                  id,
                  label: text(`checkout.delivery.${id}`),
                  description: goesThere
                    ? text('checkout.arrives', { day: day(arrivesOn) })
                    : text('checkout.goesElsewhere'),
                  isDisabled: !goesThere,
                  end: price === 0 ? text('checkout.free') : money(price),
                }))}
              />
            )}
          </FormField>
          <FormField form={form} name="note" label={text('checkout.note')} isRequired={false}>
            {(field) => <TextArea {...field} description={text('checkout.noteText')} />}
          </FormField>
        </Stack>
      </Card>
    </Stack>
  )
}
