import { FormField } from '@data1522/design-system/FormField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type Category, createCategory } from '@data1522/mocks/contract/categories'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'
import { categoryTitle } from '../../../entities/product/product-meta.ts'
import { categoriesKey, categoriesQuery } from '../../../entities/product/queries.ts'
import { treeOf } from '../../../entities/product/tree.ts'

interface CategoryDialogProps {
  isOpen: boolean
  categories: readonly Category[]
  /** The category that is chosen now. */
  under: string | null
  onClose: () => void
  onAdded: (category: Category) => void
}

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  parent: z.string(),
})

/** Adds a category while a product is filled in: its title, and what it is part of; the rest can come later. */
export function CategoryDialog({ isOpen, categories, under, onClose, onAdded }: CategoryDialogProps) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['title', 'parent'])
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema,
    defaultValues: { title: '', parent: under ?? (null as unknown as string) },
    draftKey: personKey('draft-product-category'),
    onSubmit: ({ title, parent }) =>
      saveAndClose(async () => {
        const category = await forSamePerson(
          call(createCategory, { body: { title, parentId: Number(parent) } }),
        )
        queries.setQueryData(
          categoriesQuery().queryKey,
          (page) => page && { ...page, categories: [...page.categories, category], total: page.total + 1 },
        )
        void queries.invalidateQueries({ queryKey: categoriesKey })
        onAdded(category)
      }),
  })
  const parents = treeOf(categories, (category) => categoryTitle(category, text)).filter(
    ({ category }) => category.kind !== null,
  )
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={text('productForm.newCategory')}
      description={text('productForm.newCategoryText')}
      submitLabel={text('productForm.addCategory')}
    >
      <FormField form={form} name="title" label={text('productForm.categoryTitle')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="parent" label={text('productForm.categoryParent')}>
        {(field) => (
          <Select
            {...field}
            isSearchable
            placeholder={text('productForm.choose')}
            options={parents.map(({ category, path }) => ({
              id: String(category.id),
              label: path.join(' › '),
            }))}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
