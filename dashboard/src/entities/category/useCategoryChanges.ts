import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import {
  type Category,
  createCategory,
  deleteCategories,
  listCategories,
  type NewCategory,
  reorderCategories,
  restoreCategories,
  updateCategory,
} from '@data1522/mocks/contract/categories'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import { onlyChanged } from '../../shared/forms/only-changed.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without } from '../../shared/list/query.ts'
import { takenBack } from '../../core/mutations/taken-back.ts'
import { categoriesKey, categoriesQuery, productsKey } from '../product/queries.ts'
import { type Branch, treeOf } from '../product/tree.ts'

const read = async () => {
  const { categories } = await call(listCategories, { query: { itemsPerPage: ALL_ITEMS } })
  return categories
}

/** Deletes and arranges categories: at once on the screen, then on the server, with a way back. */
export function useCategoryChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<Branch>>(categoriesKey, [productsKey])

  /** Its parts move up to what it was part of. */
  const remove = (category: Category, parts: readonly Category[]) => {
    const { id } = category
    return change({
      optimisticUpdate: parts.length > 0 ? undefined : without((branch) => branch.category.id === id),
      mutationFn: () => call(deleteCategories, { body: { ids: [id] } }),
      successMessage: () => text('categories.deleted', { title: category.title }),
      undo: (done) => call(restoreCategories, { body: done }),
    })
  }

  const arrange = (parentId: number | null, before: readonly number[], ids: readonly number[]) => {
    const send = (order: readonly number[]) =>
      call(reorderCategories, { body: { parentId, ids: [...order] } })
    const arranged = (categories: readonly Category[]) => {
      const places = new Map(ids.map((id, place) => [id, place]))
      const isMoved = ({ id }: Category) => places.has(id)
      const sorted = categories
        .filter(isMoved)
        .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
      return categories.map((category) => (isMoved(category) ? sorted.shift()! : category))
    }
    return change({
      optimisticUpdate: (page) => ({
        ...page,
        rows: treeOf(arranged(page.rows.map(({ category }) => category))),
      }),
      optimisticUpdates: [
        {
          queryKey: categoriesQuery().queryKey,
          update: (page: { categories: readonly Category[] }) => ({
            ...page,
            categories: arranged(page.categories),
          }),
        },
      ],
      mutationFn: () => send(ids),
      successMessage: () => text('categories.arranged'),
      undo: async () => {
        const now = (await read()).flatMap((one) => (one.parentId === parentId ? one.id : []))
        await send(takenBack(before, ids, now, { keyOf: (id) => id }))
      },
    })
  }

  /** What a drawer sends, of a category that there was only what it changed; it shows its own errors. */
  const save = (category: Category | undefined, body: NewCategory, changed: ReadonlySet<string>) =>
    category
      ? call(updateCategory, { params: { id: category.id }, body: onlyChanged(body, changed) })
      : call(createCategory, { body })

  return { remove, arrange, save }
}
