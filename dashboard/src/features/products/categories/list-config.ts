import { listCategories, type CategorySortKey } from '@data1522/mocks/contract/categories'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { categoriesKey } from '../../../entities/product/queries.ts'
import { type Branch, treeOf } from '../../../entities/product/tree.ts'
import { categoryColumns, categoryHref } from './columns.tsx'

/** The list of categories: a tree, so that all of them are asked for and the pages are cut from the tree. */
export const categoryList = {
  id: 'categories',
  path: '/apps/ecommerce/product/category-list',
  key: categoriesKey,
  pageSize: 25,
  load: async ({ q, sortBy, orderBy, page, itemsPerPage }, options) => {
    const query = { q, sortBy: sortBy as CategorySortKey | undefined, orderBy, itemsPerPage: ALL_ITEMS }
    const { categories, total } = await call(listCategories, { query }, options)
    const rows = treeOf(categories)
    const shown = itemsPerPage > 0 ? rows.slice((page - 1) * itemsPerPage, page * itemsPerPage) : rows
    return { rows: shown, total, page }
  },
  rowId: ({ category }) => String(category.id),
  rowName: ({ category }) => category.title,
  href: categoryHref,
  columns: categoryColumns,
  filters: [],
  labels: {
    title: 'categories.title',
    search: 'categories.search',
    searchHint: 'categories.searchHint',
    failed: 'categories.loadFailed',
    empty: 'categories.empty',
    emptyText: 'categories.emptyText',
    noMatch: 'categories.noMatch',
    noMatchText: 'categories.noMatchText',
    fileName: 'categories.fileName',
  },
} satisfies ListConfig<Branch>
