import { useDialog } from '../../../core/router/useDialog.ts'

const dialogs = {
  add: { action: 'create', subject: 'Category' },
  edit: { action: 'update', subject: 'Category' },
  delete: { action: 'delete', subject: 'Category' },
  order: { action: 'update', subject: 'Category' },
}

/** What is open beside the list of categories: adding at the top or to a category, editing or deleting one, the order. */
export const useCategoryDialog = () => useDialog(dialogs)

export type CategoryDialog = ReturnType<typeof useCategoryDialog>
