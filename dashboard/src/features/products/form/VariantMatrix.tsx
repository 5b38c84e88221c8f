import { Box } from '@data1522/design-system/Box'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { type Combination, totalOf } from './combinations.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import type { ProductFormHandle } from './product-values.ts'

const nameOf = ({ values }: Combination) => values.join(' / ')

/** Every variant of the product with its price, its SKU and what there is of it. */
export function VariantMatrix({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { number, moneyStyle } = useFormats()
  const { control } = form.hook
  const base = useWatch({ control, name: 'pricing.base' })
  return (
    <FormField form={form} name="combinations" label={text('productForm.matrix')} isRequired={false}>
      {({ value, onChange, errorMessage, ref }) => {
        const set = (row: Combination, change: Partial<Combination>) =>
          onChange(value.map((one) => (one === row ? { ...one, ...change } : one)))
        return (
          <Stack gap={8}>
            {errorMessage && (
              <Text tone="danger" size="sm">
                {errorMessage}
              </Text>
            )}
            <SimpleTable<Combination>
              caption={text('productForm.matrix')}
              isCaptionHidden
              isBordered
              size="small"
              maxHeight={480}
              rows={value}
              rowId={nameOf}
              columns={[
                {
                  id: 'variant',
                  header: text('productForm.variant'),
                  cell: (row) => nameOf(row),
                  footer: text('productForm.total'),
                },
                {
                  id: 'price',
                  header: text('productForm.price'),
                  cell: (row) => (
                    <Box minWidth={112}>
                      <NumberField
                        label={text('productForm.priceOf', { name: nameOf(row) })}
                        isLabelHidden
                        size="small"
                        steppers="none"
                        minValue={0}
                        formatOptions={moneyStyle}
                        placeholder={base === null ? undefined : number(base, moneyStyle)}
                        value={row.price}
                        onChange={(price) => set(row, { price })}
                      />
                    </Box>
                  ),
                },
                {
                  id: 'sku',
                  header: text('productForm.sku'),
                  cell: (row) => (
                    <Box minWidth={132}>
                      <TextField
                        ref={row === value[0] ? ref : undefined}
                        label={text('productForm.skuOf', { name: nameOf(row) })}
                        isLabelHidden
                        size="small"
                        autoComplete="off"
                        maxLength={200}
                        value={row.sku}
                        onChange={(sku) => set(row, { sku })}
                      />
                    </Box>
                  ),
                },
                {
                  id: 'qty',
                  header: text('productForm.quantity'),
                  isNumeric: true,
                  cell: (row) => (
                    <Box minWidth={84}>
                      <NumberField
                        label={text('productForm.quantityOf', { name: nameOf(row) })}
                        isLabelHidden
                        size="small"
                        steppers="none"
                        minValue={0}
                        step={1}
                        value={row.qty}
                        onChange={(qty) => set(row, { qty })}
                      />
                    </Box>
                  ),
                  footer: number(totalOf(value)),
                },
              ]}
            />
          </Stack>
        )
      }}
    </FormField>
  )
}
