import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { IDENTIFIER_TYPES } from '@data1522/mocks/contract/products'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'

/** The number by which the trade knows the product. */
export function Identifier({ form }: { form: ProductFormHandle }) {
  const text = useText()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <FormField form={form} name="identifier.type" label={text('productForm.identifierType')}>
        {(field) => <Select {...field} options={IDENTIFIER_TYPES.map((id) => ({ id, label: id }))} />}
      </FormField>
      <FormField form={form} name="identifier.value" label={text('productForm.identifier')}>
        {(field) => (
          <TextField {...field} autoComplete="off" description={text('productForm.identifierHelp')} />
        )}
      </FormField>
    </Grid>
  )
}
