import { href } from 'react-router-dom'
import {
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconPlus,
  IconShoppingCart,
  IconTrash,
} from '@data1522/design-system/icons'
import type { Category } from '@data1522/mocks/contract/categories'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import type { Branch } from '../../../entities/product/tree.ts'
import { categoryHref } from './columns.tsx'
import { useCategoryChanges } from '../../../entities/category/useCategoryChanges.ts'
import type { CategoryDialog } from './useCategoryDialog.ts'

/** What can be done with a category, as far as the rules allow it. */
export function useCategoryActions(categories: readonly Category[], { open }: CategoryDialog) {
  const text = useText()
  const { remove, arrange } = useCategoryChanges()
  const refused = useRefusals()
  const mayUpdate = useCan({ action: 'update', subject: 'Category' }).isAllowed
  const partsOf = ({ id }: Category) => categories.filter(({ parentId }) => parentId === id)
  const siblingsOf = ({ parentId }: Category) =>
    categories.filter((one) => one.parentId === parentId).map(({ id }) => id)

  const erase = (category: Category) => void remove(category, partsOf(category))
  const move = (category: Category, by: 1 | -1) => {
    const before = siblingsOf(category)
    const at = before.indexOf(category.id)
    const after = before.toSpliced(at, 1).toSpliced(at + by, 0, category.id)
    void arrange(category.parentId, before, after)
  }
  const menu = (branch: Branch) => {
    const { category } = branch
    const siblings = siblingsOf(category)
    const update = refused({ action: 'update', subject: 'Category' })
    const unmoved = (end: number, reason: 'categories.isFirst' | 'categories.isLast') =>
      siblings.at(end) === category.id ? { isDisabled: true, description: text(reason) } : undefined
    return [
      {
        id: 'row',
        entries: [
          {
            id: 'edit',
            label: text('categories.edit'),
            icon: IconPencil,
            ...update,
            href: mayUpdate ? categoryHref(branch) : undefined,
          },
          {
            id: 'part',
            label: text('categories.addPart'),
            icon: IconPlus,
            ...refused({ action: 'create', subject: 'Category' }),
          },
          {
            id: 'products',
            label: text('categories.seeProducts'),
            icon: IconShoppingCart,
            href: `${href('/apps/ecommerce/product/list')}?categoryId=${category.id}`,
          },
          {
            id: 'up',
            label: text('categories.moveUp'),
            icon: IconArrowUp,
            ...unmoved(0, 'categories.isFirst'),
            ...update,
          },
          {
            id: 'down',
            label: text('categories.moveDown'),
            icon: IconArrowDown,
            ...unmoved(-1, 'categories.isLast'),
            ...update,
          },
          {
            id: 'delete',
            label: text('categories.delete'),
            icon: IconTrash,
            tone: 'danger' as const,
            ...refused({ action: 'delete', subject: 'Category' }),
          },
        ],
      },
    ]
  }
  const act = (action: string, { category }: Branch) => {
    if (action === 'part') open('add', category.id)
    if (action === 'up') move(category, -1)
    if (action === 'down') move(category, 1)
    if (action !== 'delete') return
    const isEmpty = category.totalProducts === 0 && partsOf(category).length === 0
    if (isEmpty) erase(category)
    else open('delete', category.id)
  }
  return { menu, act, erase }
}
