import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Stack } from '@data1522/design-system/Stack'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'

const FLAGS = ['isFragile', 'isBiodegradable', 'isFrozen', 'hasExpiry'] as const
const degrees = { style: 'unit', unit: 'celsius', maximumFractionDigits: 1 } as const

/** What those who pack and store the product should know. */
export function Attributes({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { isFrozen, hasExpiry } = useWatch({ control: form.hook.control, name: 'attributes' })
  const more = {
    isFragile: null,
    isBiodegradable: null,
    isFrozen: isFrozen && (
      <FormField
        form={form}
        name="attributes.frozenTemperature"
        label={text('productForm.temperature')}
        isRequired
      >
        {(field) => (
          <NumberField {...field} formatOptions={degrees} step={0.5} minValue={-200} maxValue={30} />
        )}
      </FormField>
    ),
    hasExpiry: hasExpiry && (
      <FormField form={form} name="attributes.expiry" label={text('productForm.expiry')} isRequired>
        {(field) => <DatePicker {...field} />}
      </FormField>
    ),
  }
  return (
    <Stack gap={16}>
      {FLAGS.map((flag) => (
        <Stack key={flag} gap={8}>
          <FormField form={form} name={`attributes.${flag}`} label={text(`productForm.attribute.${flag}`)}>
            {({ value, onChange, ref }) => (
              <Checkbox
                ref={ref}
                isSelected={value}
                onChange={onChange}
                description={text(`productForm.attributeText.${flag}`)}
              >
                {text(`productForm.attribute.${flag}`)}
              </Checkbox>
            )}
          </FormField>
          {more[flag] && <Box maxWidth={280}>{more[flag]}</Box>}
        </Stack>
      ))}
    </Stack>
  )
}
