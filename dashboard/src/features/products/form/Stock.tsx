import { Box } from '@data1522/design-system/Box'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Stack } from '@data1522/design-system/Stack'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { isCounted, totalOf } from './combinations.ts'
import type { ProductFormHandle } from './product-values.ts'
import { Restock } from './Restock.tsx'

interface StockProps {
  form: ProductFormHandle
  product: ProductDetail | undefined
}

/** How many there are: as typed, or the sum of the variants where they are counted apart. */
export function Stock({ form, product }: StockProps) {
  const text = useText()
  const { control } = form.hook
  const [combinations, variants, isApart] = useWatch({
    control,
    name: ['combinations', 'variants', 'isApart'],
  })
  const isSum = isCounted({ variants, isApart })
  return (
    <Stack gap={20}>
      <Box maxWidth={280}>
        <FormField form={form} name="qty" label={text('productForm.quantity')} isRequired={false}>
          {(field) => (
            <NumberField
              {...field}
              value={isSum ? totalOf(combinations) : field.value}
              isReadOnly={isSum}
              minValue={0}
              step={1}
              description={text(isSum ? 'productForm.quantitySum' : 'productForm.quantityHelp')}
            />
          )}
        </FormField>
      </Box>
      {product && <Restock form={form} product={product} />}
    </Stack>
  )
}
