import {
  columnVisibilityFeature,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { tableProps } from '../client/tableProps.tsx'
import { DataTable } from '../DataTable.tsx'
import type { DataColumn } from '../types.ts'

interface Plant {
  id: string
  name: string
  height: number
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
  columnMeta: {} as Partial<DataColumn<Plant>>,
})
const helper = createColumnHelper<typeof features, Plant>()
const columns = helper.columns([
  helper.accessor('name', { header: 'Plant', sortFn: 'alphanumeric', meta: { isRowHeader: true } }),
  helper.accessor('height', {
    header: 'Height',
    sortFn: 'basic',
    cell: ({ getValue }) => `${getValue()} cm`,
    meta: { align: 'end' },
  }),
])
const plants: Plant[] = ['Fern', 'Aloe', 'Monstera', 'Basil', 'Ivy'].map((name, index) => ({
  id: name.toLowerCase(),
  name,
  height: 20 + 15 * ((index * 3) % 5),
}))

/** A table of TanStack Table as anybody makes it, in our looks. */
export function OwnTable() {
  const table = useTable({
    features,
    columns,
    data: plants,
    getRowId: ({ id }) => id,
    initialState: { pagination: { pageIndex: 0, pageSize: 3 } },
  })
  return (
    <DataTable<Plant>
      {...tableProps(table)}
      label="Plants"
      rowName={({ name }) => name}
      pageSizes={[3, 5]}
      emptyState={<EmptyState title="No plants yet" />}
      noResultsState={<EmptyState title="No plant matches" illustration="search" />}
    />
  )
}
