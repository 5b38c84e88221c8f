import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import type { Category } from '@data1522/mocks/contract/categories'
import { useText } from '../../../core/i18n/useText.ts'

interface DeleteDialogProps {
  isOpen: boolean
  category: Category
  /** How many categories are part of it. */
  parts: number
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a category goes that holds something, and says what becomes of that. */
export function DeleteDialog({ isOpen, category, parts, onClose, onConfirm }: DeleteDialogProps) {
  const text = useText()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      tone="danger"
      title={text('categories.deleteTitle', { title: category.title })}
      confirmLabel={text('categories.delete')}
      cancelLabel={text('records.cancel')}
      onConfirm={onConfirm}
    >
      {[
        category.totalProducts > 0 && text('categories.deleteProducts', { count: category.totalProducts }),
        parts > 0 && text('categories.deleteParts', { count: parts }),
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  )
}
