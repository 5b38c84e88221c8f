interface Identified {
  readonly id: number
}

interface Rows<Row extends Identified> {
  readonly all: () => readonly Row[]
  readonly remove: (id: number) => boolean
}

/** The rows of some ids that are there, each once, in the order of the rows; every one of them permitted. */
export function permittedRows<Row extends object>(
  rows: readonly Row[],
  ids: readonly number[],
  permit: (row: Row) => void,
  idOf: (row: Row) => number,
) {
  const wanted = new Set(ids)
  const found = rows.filter((row) => wanted.has(idOf(row)))
  found.forEach((row) => permit(row))
  return found
}

/** Removes the rows of some ids that are there, once all of them are permitted, and gives the ids of those that went. */
export function removeRows<Row extends Identified>(
  collection: Rows<Row>,
  ids: readonly number[],
  permit: (row: Row) => void,
) {
  const found = permittedRows(collection.all(), ids, permit, ({ id }) => id)
  for (const { id } of found) collection.remove(id)
  return found.map(({ id }) => id)
}
