import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { DataColumn } from '../types.ts'
import type { Given } from './given.ts'
import { arrangedRowModel, sameRowModel } from './row-models.ts'

/** What a table of rows in the browser can do; what is not named here does not ship. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: arrangedRowModel,
  sortedRowModel: sameRowModel,
  paginatedRowModel: createPaginatedRowModel(),
  tableMeta: {} as { readonly clientTable: Given<object> },
  columnMeta: {} as Partial<DataColumn<never>>,
})

export type ClientFeatures = typeof features
