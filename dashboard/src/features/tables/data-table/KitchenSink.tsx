import { sumOf } from '@data1522/design-system/aggregates'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import {
  type ColumnLayout,
  DataTable,
  type DataTableProps,
  type DataSort,
} from '@data1522/design-system/DataTable'
import { Icon } from '@data1522/design-system/Icon'
import { IconDownload } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { useClientRows } from '@data1522/design-system/useClientRows'
import { SALE_STATUSES } from '@data1522/mocks/contract/sales'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type NumberedSale, salesQuery } from '../queries.ts'
import { useEmptyStates } from '../useEmptyStates.tsx'
import { exportSales } from './export-sales.ts'
import { useSaleColumns } from './useSaleColumns.tsx'

const noSales: NumberedSale[] = []

/** All of it at once, on the sales of the shop. */
export function KitchenSink() {
  const text = useText()
  const formats = useFormats()
  const { data, error, isError, refetch } = useQuery(salesQuery())
  const plain = useSaleColumns()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<string | null>(null)
  const [sorts, setSorts] = useState<DataSort[]>([])
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(10)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set())
  const [columnLayout, setColumnLayout] = useState<ColumnLayout>({})
  const [density, setDensity] = useState<DataTableProps<NumberedSale>['density']>()

  const filters = useMemo(
    () => (status ? [{ kind: 'choice' as const, column: 'status', anyOf: [status] }] : []),
    [status],
  )
  const { rows } = useClientRows({ rows: data ?? noSales, columns: plain, sorts, filters, search })
  const columns = useMemo(
    () =>
      plain.map((column) => {
        if (column.id === 'product') return { ...column, footer: () => text('tables.total') }
        if (column.id === 'total')
          return { ...column, footer: () => formats.money(sumOf(rows, ({ payment }) => payment.total)) }
        if (column.id === 'paid')
          return { ...column, footer: () => formats.money(sumOf(rows, ({ payment }) => payment.paidAmount)) }
        return column
      }),
    [plain, rows, text, formats],
  )
  const fromStart =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value)
      setPage(1)
    }
  const chosen = rows.filter(({ id }) => selectedIds.has(id))

  return (
    <DataTable<NumberedSale>
      {...useEmptyStates()}
      label={text('tables.kitchenSink')}
      columns={columns}
      rows={data && rows.slice((page - 1) * pageSize, page * pageSize)}
      rowId={(sale) => sale.id}
      rowName={(sale) => sale.product.name}
      state={isError ? 'failed' : data ? 'ready' : 'loading'}
      error={{
        title: text('tables.failed'),
        text: <FailureText error={error} />,
        onRetry: () => void refetch(),
      }}
      isFiltered={search !== '' || status !== null}
      total={data && rows.length}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      onPageSizeChange={fromStart(setPageSize)}
      sorts={sorts}
      onSortsChange={fromStart(setSorts)}
      isMultiSort
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
      bulkActions={[
        {
          id: 'export',
          label: text('tables.export'),
          icon: IconDownload,
          onPress: () => exportSales(text('tables.fileName'), plain, chosen),
        },
      ]}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      renderExpanded={({ product }) => <Text>{product.description}</Text>}
      columnLayout={columnLayout}
      onColumnLayoutChange={setColumnLayout}
      density={density}
      onDensityChange={setDensity}
      toolbar={
        <Inline gap={12}>
          <Box minWidth={200} isFilling>
            <SearchField
              label={text('tables.search')}
              placeholder={text('tables.search')}
              value={search}
              onChange={fromStart(setSearch)}
            />
          </Box>
          <Box minWidth={140}>
            <Select
              label={text('tables.column.status')}
              isLabelHidden
              clearLabel={text('tables.allStatuses')}
              options={SALE_STATUSES.map((id) => ({ id, label: text(`tables.sale.${id}`) }))}
              value={status}
              onChange={fromStart(setStatus)}
            />
          </Box>
          <Button
            start={<Icon of={IconDownload} size={18} />}
            onPress={() => exportSales(text('tables.fileName'), plain, rows)}
          >
            {text('tables.export')}
          </Button>
        </Inline>
      }
    />
  )
}
