import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** The statuses of categories. */
export const CATEGORY_STATUSES = ['Published', 'Scheduled', 'Inactive'] as const
/** What the list of categories can be sorted by. */
export const CATEGORY_SORT_KEYS = ['name', 'products', 'earning'] as const

export type CategoryStatus = (typeof CATEGORY_STATUSES)[number]
export type CategorySortKey = (typeof CATEGORY_SORT_KEYS)[number]

/** A category: `description` is html, `parentId` the category that it is part of; `kind` the category of products that it belongs to; the totals include what its parts hold. */
export type Category = z.output<typeof schemas.category>

/** What adding a category takes; a title is enough, the slug follows from it. */
export type NewCategory = z.input<typeof schemas.newCategory>

/** What editing a category takes: the fields that change. */
export type CategoryEdit = z.input<typeof schemas.categoryEdit>

/** Where a part was moved when what held it was deleted. */
export type CategoryMove = z.output<typeof schemas.categoryMove>

/** Which categories a list shows, and how. */
export type CategoryQuery = z.input<typeof schemas.categoryQuery>

/** Beyond the specification: one page of the categories whose title or description fits the query. */
export const listCategories = endpoint<typeof schemas.listCategories>()({
  method: 'GET',
  path: '/api/apps/ecommerce/categories',
})

/** Beyond the specification: adds a category under the next id. */
export const createCategory = endpoint<typeof schemas.createCategory>()({
  method: 'POST',
  path: '/api/apps/ecommerce/categories',
})

/** Beyond the specification: edits a category; fields that are not given stay. */
export const updateCategory = endpoint<typeof schemas.updateCategory>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/categories/:id',
})

/** Beyond the specification: deletes a category without parts; `restoreCategories` takes it back. */
export const deleteCategory = endpoint<typeof schemas.deleteCategory>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/categories/:id',
})

/** Beyond the specification: deletes categories together, all that are there or none; parts that stay move up. `restoreCategories` takes it back. */
export const deleteCategories = endpoint<typeof schemas.deleteCategories>()({
  method: 'POST',
  path: '/api/apps/ecommerce/categories/delete',
})

/** Beyond the specification: puts the parts of a category, or those at the top, in another order. */
export const reorderCategories = endpoint<typeof schemas.reorderCategories>()({
  method: 'POST',
  path: '/api/apps/ecommerce/categories/reorder',
})

/** Beyond the specification: puts deleted categories back in their old places, all of them or none, and the parts that moved. */
export const restoreCategories = endpoint<typeof schemas.restoreCategories>()({
  method: 'POST',
  path: '/api/apps/ecommerce/categories/restore',
})
