import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import type { Category, CategoryStatus } from '@data1522/mocks/contract/categories'
import { plainText } from '../../../entities/product/plain-text.ts'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { useCategoryForm } from './useCategoryForm.ts'

interface CategoryDrawerProps {
  isOpen: boolean
  /** The category that is edited; without one a new one is added. */
  category?: Category
  /** What a new one is part of at first. */
  parentId: number | null
  categories: readonly Category[]
  onClose: () => void
}

/** Adds or edits a category beside the list; closing it with changes asks first. */
export function CategoryDrawer({ isOpen, category, parentId, categories, onClose }: CategoryDrawerProps) {
  const text = useText()
  const { form, saved } = useCategoryForm(category, parentId, onClose)
  const write = (name: string, value: unknown) => {
    if (name === 'parent') return categories.find(({ id }) => String(id) === value)?.title
    if (name === 'image') return value ? text('categories.field.image') : undefined
    if (name === 'description') return plainText(value as string)
    return name === 'status' ? text(`products.status.${value as CategoryStatus}`) : undefined
  }
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={category ? text('categories.editTitle', { title: category.title }) : text('categories.addTitle')}
      description={text('categories.drawerDescription')}
      submitLabel={text(category ? 'records.save' : 'categories.add')}
    >
      {category && <ChangedElsewhere form={form} values={saved} write={write} />}
      <CategoryFields form={form} category={category} categories={categories} />
    </FormDrawer>
  )
}
