import { amount, count } from '../../contract/common.schema.ts'
import { productDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedProducts } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

const sold = z.object({ count, value: amount, discount: amount })
const trend = z.object({ recent: sold, before: sold })

/** All products. */
export const products = createCollection(store, {
  name: 'products',
  schema: z.extend(productDetail, {
    // What was kept before there were these lacks them.
    categoryId: z._default(productDetail.shape.categoryId, null),
    combinations: z._default(productDetail.shape.combinations, []),
    seo: z._default(productDetail.shape.seo, { title: '', description: '', slug: '' }),
    sales: z.object({ inStore: trend, affiliate: trend, units: count, earning: amount }),
  }),
  seed: seedProducts,
})
