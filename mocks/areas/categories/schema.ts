import { may } from '../../contract/access.ts'
import { CATEGORY_STATUSES, CATEGORY_SORT_KEYS } from './contract.ts'
import {
  amount,
  changedIds,
  count,
  failure,
  id,
  invalidInput,
  nothing,
  oneOf,
  paragraph,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import { list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const SLUG_LIMIT = 200

const slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(SLUG_LIMIT),
    z.regex(
      /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
      'A slug has letters and digits, with single hyphens between',
    ),
  )

export const category = z.object({
  id,
  title: requiredLine,
  slug,
  description: paragraph,
  image: picture,
  parentId: z.nullable(id),
  status: oneOf(CATEGORY_STATUSES),
  kind: z.nullable(oneOf(PRODUCT_CATEGORIES)),
  totalProducts: count,
  totalEarning: amount,
})

const categoryFields = z.omit(category, { id: true, kind: true, totalProducts: true, totalEarning: true })

export const newCategory = z.extend(categoryFields, {
  slug: z.optional(slug),
  description: z._default(paragraph, ''),
  image: z._default(picture, ''),
  parentId: z._default(z.nullable(id), null),
  status: z._default(category.shape.status, 'Published'),
})

export const categoryEdit = z.partial(categoryFields)

export const categoryQuery = z.object({ q: text(), ...list(CATEGORY_SORT_KEYS) })

export const listCategories = {
  access: may('read', 'Category'),
  beyond: true as const,
  query: categoryQuery,
  answers: { 200: z.object({ categories: z.array(category), total: z.int() }) },
}

export const createCategory = {
  access: may('create', 'Category'),
  beyond: true as const,
  body: newCategory,
  answers: { 201: category, 400: invalidInput },
}

export const updateCategory = {
  access: may('update', 'Category'),
  beyond: true as const,
  body: categoryEdit,
  answers: { 200: category, 400: invalidInput, 404: failure },
}

export const deleteCategory = {
  access: may('delete', 'Category'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

/** Where a part was moved when what held it was deleted; `null` is the top. */
export const categoryMove = z.object({ id, from: id, to: z.nullable(id) })

export const deleteCategories = {
  access: may('delete', 'Category'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.extend(changedIds, { moved: z.array(categoryMove) }), 400: invalidInput },
}

export const reorderCategories = {
  access: may('update', 'Category'),
  beyond: true as const,
  body: z.object({ parentId: z.nullable(id), ids: someIds.shape.ids }),
  answers: { 200: z.object({ categories: z.array(category) }), 400: invalidInput },
}

export const restoreCategories = {
  access: may('delete', 'Category'),
  beyond: true as const,
  body: z.extend(someIds, { moved: z._default(z.array(categoryMove), []) }),
  answers: {
    200: z.object({ categories: z.array(category) }),
    400: invalidInput,
    404: failure,
    409: failure,
  },
}
