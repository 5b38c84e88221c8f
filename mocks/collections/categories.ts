import { category } from '../contract/categories.schema.ts'
import { line, oneOf } from '../contract/common.schema.ts'
import { PRODUCT_CATEGORIES } from '../contract/products.ts'
import { z } from '../contract/zod.ts'
import { seedCategories } from '../data/categories.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All categories of products. */
export const categories = createCollection(store, {
  name: 'categories',
  schema: z.extend(z.omit(category, { kind: true, totalProducts: true, totalEarning: true }), {
    productCategory: z.nullable(oneOf(PRODUCT_CATEGORIES)),
    tag: z.nullable(line),
  }),
  seed: seedCategories,
})
