import type { Examples } from '../../../../tests/conformance/example.ts'
import { SimpleTable } from './SimpleTable.tsx'

export const examples: Examples = {
  SimpleTable: (probe, words) => (
    <SimpleTable
      {...probe}
      caption={words || 'Ports'}
      columns={[{ id: 'name', header: words || 'Name', cell: (row: string) => row }]}
      rows={[words]}
      rowId={() => 'one'}
    />
  ),
}
