import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { isSkuTaken } from '../../../entities/product/queries.ts'
import { UniqueField } from '../../../shared/forms/UniqueField.tsx'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'

/** Pictures from files become a part of the description, which has its limit; bigger ones belong to the media. */
const BIGGEST_IMAGE = 30_000

/** What the product is, by its names and in words. */
export function Information({ form }: { form: ProductFormHandle }) {
  const text = useText()
  return (
    <Part title={text('productForm.information')}>
      <FormField form={form} name="productName" label={text('productForm.name')}>
        {(field) => <TextField {...field} maxLength={200} placeholder={text('productForm.nameExample')} />}
      </FormField>
      <Grid columns={{ base: 1, sm: 3 }} gap={16}>
        <UniqueField
          form={form}
          name="sku"
          label={text('productForm.sku')}
          isTaken={isSkuTaken}
          takenMessage={text('productForm.skuTaken')}
        >
          {(field) => <TextField {...field} description={text('productForm.skuHelp')} autoComplete="off" />}
        </UniqueField>
        <FormField form={form} name="barcode" label={text('productForm.barcode')} isRequired={false}>
          {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="productBrand" label={text('productForm.brand')} isRequired={false}>
          {(field) => <TextField {...field} />}
        </FormField>
      </Grid>
      <FormField form={form} name="description" label={text('productForm.description')} isRequired={false}>
        {(field) => (
          <RichTextEditor
            {...field}
            maxImageSize={BIGGEST_IMAGE}
            placeholder={text('productForm.descriptionExample')}
          />
        )}
      </FormField>
    </Part>
  )
}
