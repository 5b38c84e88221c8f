import {
  type Category,
  createCategory,
  deleteCategory,
  type NewCategory,
  reorderCategories,
  restoreCategories,
  updateCategory,
} from '@data1522/mocks/contract/categories'
import { call } from '../../../api/client.ts'
import { useChanges } from '../../../app/changes/useChanges.ts'
import { useText } from '../../../app/intl/useText.ts'
import type { ListPage } from '../../../app/lists/definition.ts'
import { without } from '../../../app/lists/query.ts'
import { categoriesKey, productsKey } from '../queries.ts'
import { type Branch, treeOf } from '../tree.ts'

const put = (id: number, parentId: number | null) =>
  call(updateCategory, { params: { id }, body: { parentId } })

/** Deletes and arranges categories: at once on the screen, then on the server, with a way back. */
export function useCategoryChanges() {
  'use memo'
  const text = useText()
  const change = useChanges<ListPage<Branch>>(categoriesKey, [productsKey])

  /** Its parts move up to what it was part of. */
  const remove = (category: Category, parts: readonly Category[]) => {
    const { id, parentId } = category
    const move = (to: number | null) => Promise.all(parts.map((part) => put(part.id, to)))
    return change({
      show: parts.length > 0 ? undefined : without((branch) => branch.category.id === id),
      send: async () => {
        await move(parentId)
        await call(deleteCategory, { params: { id } })
      },
      done: () => text('categories.deleted', { title: category.title }),
      undo: async () => {
        await call(restoreCategories, { body: { ids: [id] } })
        await move(id)
      },
    })
  }

  const arrange = (parentId: number | null, before: readonly number[], ids: readonly number[]) => {
    const send = (order: readonly number[]) =>
      call(reorderCategories, { body: { parentId, ids: [...order] } })
    return change({
      show: (page) => {
        const categories = page.rows.map(({ category }) => category)
        const places = new Map(ids.map((id, place) => [id, place]))
        const isMoved = ({ id }: Category) => places.has(id)
        const sorted = categories
          .filter(isMoved)
          .sort((one, other) => places.get(one.id)! - places.get(other.id)!)
        const arranged = categories.map((category) => (isMoved(category) ? sorted.shift()! : category))
        return { ...page, rows: treeOf(arranged) }
      },
      send: () => send(ids),
      done: () => text('categories.arranged'),
      undo: () => send(before),
    })
  }

  /** What a drawer sends: it shows its own errors. */
  const save = (category: Category | undefined, body: NewCategory) =>
    category ? call(updateCategory, { params: { id: category.id }, body }) : call(createCategory, { body })

  return { remove, arrange, save }
}
