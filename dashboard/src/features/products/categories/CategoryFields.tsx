import { FormField } from '@data1522/design-system/FormField'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { type Category, CATEGORY_STATUSES } from '@data1522/mocks/contract/categories'
import { useText } from '../../../core/i18n/useText.ts'
import { isSlugTaken } from '../../../entities/product/queries.ts'
import { slugOf } from '../../../entities/product/slug.ts'
import { lineOf, treeOf } from '../../../entities/product/tree.ts'
import { UniqueField } from '../../../shared/forms/UniqueField.tsx'
import { CategoryPicture } from './CategoryPicture.tsx'
import type { CategoryValues } from './useCategoryForm.ts'

interface CategoryFieldsProps {
  form: SchemaFormHandle<CategoryValues, CategoryValues>
  category: Category | undefined
  categories: readonly Category[]
}

/** The fields of a category; what it can be part of leaves out itself and its own parts. */
export function CategoryFields({ form, category, categories }: CategoryFieldsProps) {
  const text = useText()
  const own = category ? lineOf(categories, category.id) : new Set<number>()
  const parents = treeOf(categories)
    .filter((branch) => !own.has(branch.category.id))
    .map((branch) => ({ id: String(branch.category.id), label: branch.path.join(' › ') }))
  const { getValues, setValue } = form.hook
  const rename = (title: string) => {
    const { title: before, slug } = getValues()
    if (slug === slugOf(before)) setValue('slug', slugOf(title), { shouldDirty: true })
  }
  return (
    <>
      <FormField form={form} name="title" label={text('categories.field.title')}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            onChange={(title) => {
              rename(title)
              field.onChange(title)
            }}
          />
        )}
      </FormField>
      <UniqueField
        form={form}
        name="slug"
        label={text('categories.field.slug')}
        isRequired={false}
        isTaken={isSlugTaken}
        takenMessage={text('categories.slugTaken')}
      >
        {(field) => <TextField {...field} autoComplete="off" description={text('categories.slugHelp')} />}
      </UniqueField>
      <CategoryPicture form={form} />
      <FormField form={form} name="parent" label={text('categories.field.parent')} isRequired={false}>
        {(field) => (
          <Select {...field} isSearchable options={parents} clearLabel={text('categories.atTop')} />
        )}
      </FormField>
      <FormField
        form={form}
        name="description"
        label={text('categories.field.description')}
        isRequired={false}
      >
        {(field) => <RichTextEditor {...field} controls="basic" minRows={4} />}
      </FormField>
      <FormField form={form} name="status" label={text('products.column.status')} isRequired={false}>
        {(field) => (
          <Select
            {...field}
            options={CATEGORY_STATUSES.map((id) => ({ id, label: text(`products.status.${id}`) }))}
          />
        )}
      </FormField>
    </>
  )
}
