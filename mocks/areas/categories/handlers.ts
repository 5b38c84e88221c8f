import { categories } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { isEachOnce } from '../../contract/lists.ts'
import { permittedRows, removeRows } from '../../runtime/bulk.ts'
import { faultsOfCategory } from './handlers-validation.ts'
import { movePartsBack, movePartsUp } from './moves.ts'
import { freeSlug } from './handlers-slugs.ts'
import { withTotals } from './handlers-totals.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const notFound = reply(404, { message: 'Category not found' })

const toText = (html: string) => html.replace(/<[^>]*>/g, ' ')

const sortValues = {
  name: ({ title }) => title,
  products: ({ totalProducts }) => totalProducts,
  earning: ({ totalEarning }) => totalEarning,
} satisfies Record<contract.CategorySortKey, SortValue<contract.Category>>

export const listCategories = handle(contract.listCategories, schemas.listCategories, ({ query }) => {
  const isFound = createSearch(query.q)
  const found = categories
    .all()
    .filter(({ title, description }) => isFound(title, toText(description)))
    .map(withTotals)
  return reply(200, { categories: listPage(found, sortValues, query), total: found.length })
})

export const createCategory = handle(contract.createCategory, schemas.createCategory, ({ body }) => {
  const taken = new Set(categories.all().map(({ slug }) => slug))
  const fields = { ...body, slug: body.slug ?? freeSlug(body.title, taken) }
  const errors = faultsOfCategory(fields)
  if (errors) return invalid(errors)
  return reply(201, withTotals(categories.insert({ ...fields, productCategory: null, tag: null })))
})

export const updateCategory = handle(
  contract.updateCategory,
  schemas.updateCategory,
  ({ params, body, permit }) => {
    const category = categories.get(idOf(params.id))
    if (!category) return notFound
    permit(category)
    const errors = faultsOfCategory({ ...category, ...body }, category.id)
    return errors ? invalid(errors) : reply(200, withTotals(categories.update(category.id, body)!))
  },
)

export const deleteCategory = handle(
  contract.deleteCategory,
  schemas.deleteCategory,
  ({ params, permit }) => {
    const category = categories.get(idOf(params.id))
    if (!category) return notFound
    permit(category)
    const hasParts = categories.all().some(({ parentId }) => parentId === category.id)
    if (hasParts) return reply(409, { message: 'Other categories are part of this one' })
    categories.remove(category.id)
    return noContent
  },
)

export const deleteCategories = handle(
  contract.deleteCategories,
  schemas.deleteCategories,
  ({ body, permit }) => {
    const found = permittedRows(categories.all(), body.ids, permit, ({ id }) => id)
    const moved = movePartsUp(new Set(found.map(({ id }) => id)))
    return reply(200, { ids: removeRows(categories, body.ids, permit), moved })
  },
)

export const reorderCategories = handle(
  contract.reorderCategories,
  schemas.reorderCategories,
  ({ body: { parentId, ids } }) => {
    const siblings = categories.all().filter((category) => category.parentId === parentId)
    const isWhole = siblings.length === ids.length && siblings.every(({ id }) => ids.includes(id))
    if (!isWhole) return invalid({ ids: ['Name all the categories that stand beside each other, each once'] })
    return reply(200, { categories: categories.arrange(ids).map(withTotals) })
  },
)

export const restoreCategories = handle(contract.restoreCategories, schemas.restoreCategories, ({ body }) => {
  const removed = categories.removedRows(body.ids)
  if (!removed) return notFound
  const together = [...categories.all(), ...removed]
  const isParentGone = removed.some(
    ({ parentId }) => parentId !== null && !together.some(({ id }) => id === parentId),
  )
  if (isParentGone) return reply(409, { message: 'What this category was part of is gone' })
  if (!isEachOnce(together.map(({ slug }) => slug)))
    return reply(409, { message: 'Another category has this slug by now' })
  const restored = categories.restore(removed)
  movePartsBack(body.moved)
  return reply(200, { categories: restored.map(withTotals) })
})
