/**
 * The roles of a table's elements, said aloud: rows are laid out as grids and as cards, and browsers drop the
 * native meaning of a table whose display is another. It is a grid, since it is one stop for Tab and walked by arrows:
 * a screen reader then hands these keys on, and says which cells can be edited.
 */
export const roles = {
  table: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const
