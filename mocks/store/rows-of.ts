/** The rows of these ids in their own order, or nothing unless all are there; an id that is given twice counts once. */
export const rowsOf = <Row>(
  rows: readonly Row[],
  ids: readonly number[],
  idOf: (row: Row) => number,
): Row[] | undefined => {
  const wanted = new Set(ids)
  const found = rows.filter((row) => wanted.has(idOf(row)))
  return found.length < wanted.size ? undefined : found
}
