import { FormField } from '@data1522/design-system/FormField'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Stack } from '@data1522/design-system/Stack'
import { DELIVERY_REACHES } from '@data1522/mocks/contract/products'
import { useWatch } from 'react-hook-form'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'

/** Where the product can be sent to. */
export function Delivery({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { options: countries } = useCountries()
  const reach = useWatch({ control: form.hook.control, name: 'delivery.reach' })
  return (
    <Stack gap={16}>
      <FormField form={form} name="delivery.reach" label={text('productForm.deliveredTo')}>
        {({ label, value, onChange, errorMessage }) => (
          <RadioGroup
            {...{ label, value, onChange, errorMessage }}
            options={DELIVERY_REACHES.map((id) => ({
              id,
              label: text(`productForm.reach.${id}`),
              description: text(`productForm.reachText.${id}`),
            }))}
          />
        )}
      </FormField>
      {reach === 'countries' && (
        <FormField form={form} name="delivery.countries" label={text('productForm.countries')} isRequired>
          {(field) => (
            <MultiSelect
              {...field}
              options={countries}
              placeholder={text('productForm.choose')}
              chipsShown={6}
            />
          )}
        </FormField>
      )}
    </Stack>
  )
}
