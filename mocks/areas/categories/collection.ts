import { category } from './schema.ts'
import { line, oneOf } from '../../contract/common.schema.ts'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import { z } from '../../contract/zod.ts'
import { seedCategories } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All categories of products. */
export const categories = createCollection(store, {
  name: 'categories',
  schema: z.extend(z.omit(category, { kind: true, totalProducts: true, totalEarning: true }), {
    productCategory: z.nullable(oneOf(PRODUCT_CATEGORIES)),
    tag: z.nullable(line),
  }),
  seed: seedCategories,
})
