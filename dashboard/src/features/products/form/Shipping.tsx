import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { SHIPPERS } from '@data1522/mocks/contract/products'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'

/** Who brings the product to people. */
export function Shipping({ form }: { form: ProductFormHandle }) {
  const text = useText()
  return (
    <FormField form={form} name="shipping" label={text('productForm.shippedBy')} isRequired={false}>
      {({ label, value, onChange, errorMessage }) => (
        <RadioCards
          {...{ label, value, onChange, errorMessage }}
          columns={1}
          options={SHIPPERS.map((id) => ({
            id,
            label: text(`productForm.shipper.${id}`),
            description: text(`productForm.shipperText.${id}`),
          }))}
        />
      )}
    </FormField>
  )
}
