import type { Category } from '@data1522/mocks/contract/categories'
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
  const form = useCategoryForm(category, parentId, onClose)
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={category ? text('categories.editTitle', { title: category.title }) : text('categories.addTitle')}
      description={text('categories.drawerLede')}
      submitLabel={text(category ? 'records.save' : 'categories.add')}
    >
      <CategoryFields form={form} category={category} categories={categories} />
    </FormDrawer>
  )
}
