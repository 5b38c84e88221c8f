import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { ReorderableList } from '@data1522/design-system/ReorderableList'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import type { Category } from '@data1522/mocks/contract/categories'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { treeOf } from '../../../entities/product/tree.ts'
import { useCategoryChanges } from '../../../entities/category/useCategoryChanges.ts'

interface ReorderDialogProps {
  isOpen: boolean
  categories: readonly Category[]
  onClose: () => void
}

/** Puts the categories of one level in order; each move counts at once and can be taken back. */
export function ReorderDialog({ isOpen, categories, onClose }: ReorderDialogProps) {
  const text = useText()
  const { arrange } = useCategoryChanges()
  const [under, setUnder] = useState<string | null>(null)
  const parentId = under === null ? null : Number(under)
  const siblings = categories.filter((category) => category.parentId === parentId)
  const parents = treeOf(categories)
    .filter(({ category }) => categories.filter((one) => one.parentId === category.id).length > 1)
    .map(({ category, path }) => ({ id: String(category.id), label: path.join(' › ') }))
  const reorder = (ids: string[]) =>
    void arrange(
      parentId,
      siblings.map(({ id }) => id),
      ids.map(Number),
    )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title={text('categories.reorder')}
      description={text('categories.reorderText')}
      footer={<Button onPress={onClose}>{text('categories.done')}</Button>}
    >
      <Stack gap={16}>
        {parents.length > 0 && (
          <Select
            label={text('categories.level')}
            options={parents}
            clearLabel={text('categories.atTop')}
            value={under}
            onChange={setUnder}
          />
        )}
        <ReorderableList
          label={text('categories.reorder')}
          entries={siblings.map(({ id, title }) => ({ id: String(id), title }))}
          onReorder={reorder}
        />
      </Stack>
    </Dialog>
  )
}
