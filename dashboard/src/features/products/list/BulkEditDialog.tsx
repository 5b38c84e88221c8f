import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { FormField } from '@data1522/design-system/FormField'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import type { ProductsEdit } from '@data1522/mocks/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { categoryTitle } from '../../../entities/product/product-meta.ts'
import { categoriesQuery, productWordsQuery } from '../../../entities/product/queries.ts'
import { treeOf } from '../../../entities/product/tree.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { mostPercent, priceModes, useBulkEditForm } from './useBulkEditForm.ts'

interface BulkEditDialogProps {
  /** How many products it is about. */
  count: number
  isOpen: boolean
  onClose: () => void
  onSave: (edit: ProductsEdit) => Promise<unknown>
}

const MOST_TAGS = 30
const KEEP = 'keep'

const asOptions = (words: readonly string[] = []) => words.map((word) => ({ id: word, label: word }))

/** Changes price, category and tags of several products; what is left as it is stays so. */
export function BulkEditDialog({ count, isOpen, onClose, onSave }: BulkEditDialogProps) {
  const text = useText()
  const { moneyStyle } = useFormats()
  const { data: { categories } = { categories: [] } } = useQuery(categoriesQuery())
  const { data: words } = useQuery(productWordsQuery())
  const { form, mode } = useBulkEditForm(onClose, onSave)
  const branches = treeOf(categories, (category) => categoryTitle(category, text))
    .filter(({ category }) => category.kind !== null)
    .map(({ category, path }) => ({ id: String(category.id), label: path.join(' › ') }))
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('products.bulk.title', { count })}
      description={text('products.bulk.text')}
      submitLabel={text('products.bulk.save')}
    >
      <FormField form={form} name="priceMode" label={text('products.column.price')}>
        {(field) => (
          <Select {...field} options={priceModes.map((id) => ({ id, label: text(`products.bulk.${id}`) }))} />
        )}
      </FormField>
      {mode !== KEEP && (
        <FormField
          form={form}
          name="price"
          label={text(mode === 'set' ? 'products.bulk.amount' : 'products.bulk.percent')}
        >
          {(field) => (
            <NumberField
              {...field}
              minValue={0}
              maxValue={mode === 'raise' || mode === 'lower' ? mostPercent[mode] : undefined}
              steppers="none"
              formatOptions={mode === 'set' ? moneyStyle : undefined}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="category" label={text('products.column.category')}>
        {(field) => (
          <Select
            {...field}
            isSearchable
            options={[{ id: KEEP, label: text('products.bulk.keep') }, ...branches]}
          />
        )}
      </FormField>
      <FormField form={form} name="addTags" label={text('products.bulk.addTags')} isRequired={false}>
        {(field) => <Autocomplete {...field} options={asOptions(words?.tags)} max={MOST_TAGS} />}
      </FormField>
      <FormField form={form} name="removeTags" label={text('products.bulk.removeTags')} isRequired={false}>
        {(field) => <Autocomplete {...field} options={asOptions(words?.tags)} max={MOST_TAGS} />}
      </FormField>
    </FormDialog>
  )
}
