import { createContext, type ReactNode, useContext } from 'react'
import type { ShownColumn } from '../layout.ts'

/** Renders the button that expands a row, once its code has loaded. */
export const ExpanderContext = createContext<((id: string, name: string) => ReactNode) | undefined>(undefined)

function Expander({ id, name }: { id: string; name: string }) {
  return useContext(ExpanderContext)?.(id, name)
}

/** The column with the expand buttons, which the table adds before the caller's columns. */
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
