/**
 * The roles of a table's elements, said aloud: rows are laid out as grids and as cards, and browsers drop the
 * native meaning of a table whose display is another.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const
