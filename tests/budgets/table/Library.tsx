import { type Order } from '../../../design-system/src/patterns/DataTable/example/orders.ts'
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
})
const { compare } = new Intl.Collator('en-US', { numeric: true })
const helper = createColumnHelper<typeof features, Order>()
const text = (id: 'number' | 'customer' | 'company' | 'city' | 'status') =>
  helper.accessor(id, {
    id,
    sortFn: (a, b, column) => compare(a.getValue<string>(column), b.getValue<string>(column)),
  })
const columns = helper.columns([
  text('number'),
  text('customer'),
  text('company'),
  text('city'),
  helper.accessor('placed', { id: 'placed', cell: ({ getValue }) => getValue().toDateString() }),
  helper.accessor('items', { id: 'items' }),
  helper.accessor('amount', { id: 'amount' }),
  text('status'),
])

/** The same orders by a well-known library's own row models, drawn as plainly as can be. */
export function Library({ orders }: { orders: Order[] }) {
  'use no memo'
  const [search, setSearch] = useState('')
  const table = useTable({
    features,
    columns,
    data: orders,
    state: { globalFilter: search },
    onGlobalFilterChange: setSearch,
    globalFilterFn: 'includesString',
  })
  const scroller = useRef<HTMLDivElement>(null)
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- it is not compiled
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
    overscan: 8,
  })
  return (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <div ref={scroller} data-scroller style={{ blockSize: 560, overflow: 'auto' }}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} role="row">
            {group.headers.map((header) => (
              <span key={header.id} role="columnheader" aria-label={header.id}>
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  {header.id}
                </button>
              </span>
            ))}
          </div>
        ))}
        <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]!
            return (
              <div
                key={row.id}
                role="row"
                data-row
                style={{ position: 'absolute', inset: '0 0 auto', blockSize: 56, translate: `0 ${start}px` }}
              >
                {row.getAllCells().map((cell) => (
                  <span key={cell.id} style={{ display: 'inline-block', inlineSize: 140 }}>
                    <table.FlexRender cell={cell} />
                  </span>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}
