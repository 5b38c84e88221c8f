import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Button } from '@data1522/design-system/Button'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Select } from '@data1522/design-system/Select'
import type { Category } from '@data1522/mocks/contract/categories'
import { PRODUCT_STATUSES } from '@data1522/mocks/contract/products'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useCan } from '../../../core/auth/useCan.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { categoryTitle } from '../../../entities/product/product-meta.ts'
import { productWordsQuery } from '../../../entities/product/queries.ts'
import { treeOf } from '../../../entities/product/tree.ts'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'

const CategoryDialog = lazy(async () => ({ default: (await import('./CategoryDialog.tsx')).CategoryDialog }))

const address = { dialog: choice(['category']) }
const asOptions = (words: readonly string[] = []) => words.map((word) => ({ id: word, label: word }))

interface OrganiseProps {
  form: ProductFormHandle
  categories: readonly Category[]
}

/** Where the product belongs, and who may see it. */
export function Organise({ form, categories }: OrganiseProps) {
  const text = useText()
  const { data: words } = useQuery(productWordsQuery())
  const [{ dialog }, set] = useAddressState(address)
  const setDialog = (next: 'category' | null) => set({ dialog: next }, { isReplacing: true })
  const mayAdd = useCan({ action: 'create', subject: 'Category' }).isAllowed
  const isAdding = mayAdd && dialog === 'category'
  const branches = treeOf(categories, (category) => categoryTitle(category, text)).map(
    ({ category, path }) => ({
      id: String(category.id),
      label: path.join(' › '),
      isDisabled: category.kind === null,
      description: category.kind === null ? text('productForm.categoryWithoutKind') : undefined,
    }),
  )
  return (
    <Part title={text('productForm.organise')}>
      <FormField form={form} name="status" label={text('products.column.status')} isRequired={false}>
        {(field) => (
          <Select
            {...field}
            options={PRODUCT_STATUSES.map((id) => ({ id, label: text(`products.status.${id}`) }))}
            description={text(`productForm.statusText.${field.value}`)}
          />
        )}
      </FormField>
      <FormField form={form} name="category" label={text('products.column.category')}>
        {(field) => (
          <Select
            {...field}
            isSearchable
            placeholder={text('productForm.choose')}
            options={branches}
            labelEnd={
              <Can action="create" subject="Category" label={text('productForm.newCategory')}>
                {(isDisabled) => (
                  <Button
                    size="small"
                    variant="plain"
                    tone="primary"
                    start={<Icon icon={IconPlus} size={16} />}
                    isDisabled={isDisabled}
                    onPress={() => setDialog('category')}
                  >
                    {text('productForm.newCategory')}
                  </Button>
                )}
              </Can>
            }
          />
        )}
      </FormField>
      <FormField form={form} name="vendor" label={text('productForm.vendor')} isRequired={false}>
        {(field) => <ComboBox {...field} allowsCustomValue options={asOptions(words?.vendors)} />}
      </FormField>
      <FormField form={form} name="collection" label={text('productForm.collection')} isRequired={false}>
        {(field) => <ComboBox {...field} allowsCustomValue options={asOptions(words?.collections)} />}
      </FormField>
      <FormField form={form} name="tags" label={text('productForm.tags')} isRequired={false}>
        {(field) => (
          <Autocomplete
            {...field}
            options={asOptions(words?.tags)}
            max={30}
            placeholder={text('productForm.tagsExample')}
          />
        )}
      </FormField>
      <WhenOpened isOpen={isAdding}>
        <CategoryDialog
          isOpen={isAdding}
          categories={categories}
          under={form.hook.getValues('category')}
          onClose={() => setDialog(null)}
          onAdded={(category) =>
            form.hook.setValue('category', String(category.id), { shouldDirty: true, shouldValidate: true })
          }
        />
      </WhenOpened>
    </Part>
  )
}
