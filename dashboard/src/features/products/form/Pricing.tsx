import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Switch } from '@data1522/design-system/Switch'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'

/** What the product costs, and whether it can be bought. */
export function Pricing({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { change, moneyStyle } = useFormats()
  const { base, discounted } = useWatch({ control: form.hook.control, name: 'pricing' })
  const isReduced = base !== null && base > 0 && discounted !== null && discounted < base
  return (
    <Part title={text('productForm.pricing')}>
      <FormField form={form} name="pricing.base" label={text('productForm.base')}>
        {(field) => (
          <NumberField {...field} minValue={0} step={0.01} steppers="none" formatOptions={moneyStyle} />
        )}
      </FormField>
      <FormField form={form} name="pricing.discounted" label={text('productForm.discounted')}>
        {(field) => (
          <NumberField
            {...field}
            minValue={0}
            step={0.01}
            steppers="none"
            formatOptions={moneyStyle}
            description={
              isReduced ? text('productForm.reducedBy', { change: change(discounted / base - 1) }) : undefined
            }
          />
        )}
      </FormField>
      <FormField form={form} name="pricing.isTaxed" label={text('productForm.isTaxed')}>
        {({ value, onChange, ref }) => (
          <Checkbox ref={ref} isSelected={value} onChange={onChange}>
            {text('productForm.isTaxed')}
          </Checkbox>
        )}
      </FormField>
      <FormField form={form} name="stock" label={text('productForm.inStock')} isRequired={false}>
        {({ value, onChange, ref }) => (
          <Switch
            ref={ref}
            isSelected={value}
            onChange={onChange}
            labelPlacement="start"
            isBlock
            description={text('productForm.inStockHelp')}
          >
            {text('productForm.inStock')}
          </Switch>
        )}
      </FormField>
    </Part>
  )
}
