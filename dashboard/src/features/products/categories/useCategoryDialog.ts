import { useDialog } from '../../../core/router/useDialog.ts'

/** What is open beside the list of categories: adding at the top or to a category, editing or deleting one, the order. */
export const useCategoryDialog = () => useDialog(['add', 'edit', 'delete', 'order'])

export type CategoryDialog = ReturnType<typeof useCategoryDialog>
