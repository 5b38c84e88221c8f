import type { Category } from '@data1522/mocks/contract/categories'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { CategoryDialog } from './useCategoryDialog.ts'

const CategoryDrawer = lazy(async () => ({ default: (await import('./CategoryDrawer.tsx')).CategoryDrawer }))
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))
const ReorderDialog = lazy(async () => ({ default: (await import('./ReorderDialog.tsx')).ReorderDialog }))

interface CategoryDialogsProps {
  categories: readonly Category[]
  address: CategoryDialog
  onDelete: (category: Category) => void
}

/** The drawer and the dialogs of the list, fetched when the address first asks for one. */
export function CategoryDialogs({
  categories,
  address: { dialog, id, close },
  onDelete,
}: CategoryDialogsProps) {
  const asked = categories.find((category) => category.id === id)
  const edited = dialog === 'edit' ? asked : undefined
  const gone = dialog === 'delete' ? asked : undefined
  const isAdding = dialog === 'add'
  const parentId = (isAdding && asked?.id) || null
  const isDrawn = isAdding || edited !== undefined
  return (
    <>
      <WhenOpened isOpen={isDrawn}>
        <CategoryDrawer
          key={edited?.id ?? 'new'}
          isOpen={isDrawn}
          category={edited}
          parentId={parentId}
          categories={categories}
          onClose={close}
        />
      </WhenOpened>
      <WhenOpened isOpen={dialog === 'order'}>
        <ReorderDialog isOpen={dialog === 'order'} categories={categories} onClose={close} />
      </WhenOpened>
      <WhenOpened isOpen={gone !== undefined}>
        {gone && (
          <DeleteDialog
            isOpen
            category={gone}
            parts={categories.filter((category) => category.parentId === gone.id).length}
            onClose={close}
            onConfirm={() => {
              close()
              onDelete(gone)
            }}
          />
        )}
      </WhenOpened>
    </>
  )
}
