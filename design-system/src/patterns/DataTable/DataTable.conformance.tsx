import type { Examples } from '../../../../tests/conformance/example.ts'
import { DataTable } from './DataTable.tsx'
import { TitleCell } from './TitleCell.tsx'

const none = () => undefined

export const examples: Examples = {
  DataTable: (probe, words) => (
    <DataTable
      {...probe}
      label={words || 'Ports'}
      columns={[{ id: 'name', header: words || 'Name', cell: (row: { name: string }) => row.name }]}
      rows={[{ name: words }]}
      rowId={(row) => `row-${row.name}`}
      rowName={(row) => row.name || 'One'}
      state="ready"
      emptyState={null}
      noResultsState={null}
      page={1}
      onPageChange={none}
      pageSize={10}
      total={1}
    />
  ),
  TitleCell: (probe, words) => <TitleCell {...probe} title={words} detail={words} />,
}
