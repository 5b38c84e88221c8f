import type { BoardColumn, CardDrop } from '../Board.tsx'

/** The columns once cards were dropped; one that neither lost nor got any stays the same. */
export const dropped = (
  columns: readonly BoardColumn[],
  { ids, columnId, beforeId }: CardDrop,
): BoardColumn[] =>
  columns.map((column) => {
    const rest = column.cardIds.filter((id) => !ids.includes(id))
    if (column.id !== columnId)
      return rest.length === column.cardIds.length ? column : { ...column, cardIds: rest }
    const at = beforeId === null ? rest.length : rest.indexOf(beforeId)
    return { ...column, cardIds: rest.toSpliced(at, 0, ...ids) }
  })
