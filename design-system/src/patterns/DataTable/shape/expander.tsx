import { createContext, type ReactNode, useContext } from 'react'
import type { ShownColumn } from '../layout.ts'

/** The button that opens a row, once the code of it has come. */
export const ExpanderContext = createContext<((id: string, name: string) => ReactNode) | undefined>(undefined)

function Expander({ id, name }: { id: string; name: string }) {
  return useContext(ExpanderContext)?.(id, name)
}

/** A column of the table's own, before the caller's. */
export const expanderColumn = <Row,>(
  header: string,
  rowId: (row: Row) => string,
  rowName: (row: Row) => string,
  others: readonly ShownColumn<Row>[],
): ShownColumn<Row> => ({
  id: 'expander',
  header,
  isHeaderHidden: true,
  width: 52,
  pinned: others.some(({ pinned }) => pinned === 'start') ? 'start' : undefined,
  cell: (row) => <Expander id={rowId(row)} name={rowName(row)} />,
})
