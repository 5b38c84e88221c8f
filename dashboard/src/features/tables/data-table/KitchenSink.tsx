import { sumOf } from '@data1522/design-system/aggregates'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { DataTable, type DataTableProps } from '@data1522/design-system/DataTable'
import { Icon } from '@data1522/design-system/Icon'
import { IconDownload } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { tableProps } from '@data1522/design-system/tableProps'
import { type ColumnFilter, useClientTable } from '@data1522/design-system/useClientTable'
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

const isOneOf = (id: string): ColumnFilter => ({ kind: 'choice', anyOf: [id] })
const saleId = ({ id }: NumberedSale) => id

/** All of it at once, on the sales of the shop. */
export function KitchenSink() {
  const text = useText()
  const formats = useFormats()
  const { data, error, isError, refetch } = useQuery(salesQuery())
  const plain = useSaleColumns()
  const [density, setDensity] = useState<DataTableProps<NumberedSale>['density']>()
  const table = useClientTable({
    rows: data,
    columns: plain,
    rowId: saleId,
    pageSize: 10,
    isSelectable: true,
  })
  const status = table.getColumn('status')!
  const chosenStatus = (status.getFilterValue() as { anyOf: string[] } | undefined)?.anyOf[0] ?? null
  const { rows: found } = table.getFilteredRowModel()
  const rows = useMemo(() => found.map(({ original }) => original), [found])
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
  const chosen = table.getFilteredSelectedRowModel().rows.map(({ original }) => original)
  return (
    <DataTable<NumberedSale>
      {...tableProps(table)}
      {...useEmptyStates()}
      {...(isError && { state: 'failed' })}
      label={text('tables.kitchenSink')}
      columns={columns}
      rowName={(sale) => sale.product.name}
      error={{
        title: text('tables.failed'),
        text: <FailureText error={error} />,
        onRetry: () => void refetch(),
      }}
      bulkActions={[
        {
          id: 'export',
          label: text('tables.export'),
          icon: IconDownload,
          onPress: () => exportSales(text('tables.fileName'), plain, chosen),
        },
      ]}
      renderExpanded={({ product }) => <Text>{product.description}</Text>}
      density={density}
      onDensityChange={setDensity}
      toolbar={
        <Inline gap={12}>
          <Box minWidth={200} isFilling>
            <SearchField
              label={text('tables.search')}
              placeholder={text('tables.search')}
              value={table.state.globalFilter as string}
              onChange={table.setGlobalFilter}
            />
          </Box>
          <Box minWidth={140}>
            <Select
              label={text('tables.column.status')}
              isLabelHidden
              clearLabel={text('tables.allStatuses')}
              options={SALE_STATUSES.map((id) => ({ id, label: text(`tables.sale.${id}`) }))}
              value={chosenStatus}
              onChange={(id) => status.setFilterValue(id ? isOneOf(id) : undefined)}
            />
          </Box>
          <Button
            start={<Icon icon={IconDownload} size={18} />}
            onPress={() => exportSales(text('tables.fileName'), plain, rows)}
          >
            {text('tables.export')}
          </Button>
        </Inline>
      }
    />
  )
}
