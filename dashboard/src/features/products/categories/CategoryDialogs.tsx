import type { Category } from '@data1522/mocks/contract/categories'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { Opened } from './useOpened.ts'

const CategoryDrawer = lazy(async () => ({ default: (await import('./CategoryDrawer.tsx')).CategoryDrawer }))
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))
const ReorderDialog = lazy(async () => ({ default: (await import('./ReorderDialog.tsx')).ReorderDialog }))

interface CategoryDialogsProps {
  categories: readonly Category[]
  opened: Opened
  onDelete: (category: Category) => void
}

/** The drawer and the dialogs of the list, fetched when the address first asks for one. */
export function CategoryDialogs({ categories, opened, onDelete }: CategoryDialogsProps) {
  const find = (id: number) => categories.find((category) => category.id === id)
  const edited = find(opened.edit)
  const gone = find(opened.delete)
  const isAdding = opened.add !== ''
  const parentId = find(Number(opened.add))?.id ?? null
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
          onClose={opened.close}
        />
      </WhenOpened>
      <WhenOpened isOpen={opened.dialog === 'order'}>
        <ReorderDialog isOpen={opened.dialog === 'order'} categories={categories} onClose={opened.close} />
      </WhenOpened>
      <WhenOpened isOpen={gone !== undefined}>
        {gone && (
          <DeleteDialog
            isOpen
            category={gone}
            parts={categories.filter((category) => category.parentId === gone.id).length}
            onClose={opened.close}
            onConfirm={() => {
              opened.close()
              onDelete(gone)
            }}
          />
        )}
      </WhenOpened>
    </>
  )
}
