import { listCategories } from './contract.ts'
import { ALL_ITEMS } from '../../contract/common.ts'
import { call } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

/** Where the categories are. */
export const CATEGORIES_PATH = '/api/apps/ecommerce/categories'

/** All categories in their order. */
export const allCategories = async () =>
  (await call(listCategories, { query: { itemsPerPage: ALL_ITEMS } })).categories

/** Sends what should be refused, and tells how it was and whether the categories are as before. */
export const trespassOnCategories = createTrespass(allCategories)
