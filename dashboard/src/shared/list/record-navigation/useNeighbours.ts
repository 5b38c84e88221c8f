import { useQuery } from '@tanstack/react-query'
import type { ListConfig, ListQuery } from '../list-config.ts'
import { listQuery } from '../query.ts'

/** The record before or after one, and the page of the list that it is on. */
export interface Neighbour<Row> {
  readonly row: Row
  readonly page: number
}

/** What stands before and after a record in its list, also over the edges of pages. */
export function useNeighbours<Row extends object>(
  config: ListConfig<Row>,
  query: ListQuery,
  id: string,
  { isOn = true } = {},
) {
  const { itemsPerPage } = query
  const at = (page: number) => ({ ...listQuery(config, { ...query, page }), placeholderData: undefined })
  const { data } = useQuery({ ...at(query.page), enabled: isOn })
  const page = data?.page ?? query.page
  const rows = data?.rows ?? []
  const total = data?.total ?? 0
  const index = rows.findIndex((row) => config.rowId(row) === id)
  const isKnown = index >= 0
  const { data: before } = useQuery({ ...at(page - 1), enabled: isOn && index === 0 && page > 1 })
  const isAtEnd = isKnown && index === rows.length - 1 && itemsPerPage > 0 && page * itemsPerPage < total
  const { data: after } = useQuery({ ...at(page + 1), enabled: isOn && isAtEnd })
  const neighbour = (row: Row | undefined, of: number): Neighbour<Row> | undefined => row && { row, page: of }
  return {
    row: rows[index],
    /** Its place in the whole list, from 1. */
    place: isKnown ? (page - 1) * Math.max(0, itemsPerPage) + index + 1 : undefined,
    total,
    previous: index > 0 ? neighbour(rows[index - 1], page) : neighbour(before?.rows.at(-1), page - 1),
    next:
      isKnown && index < rows.length - 1
        ? neighbour(rows[index + 1], page)
        : neighbour(isAtEnd ? after?.rows[0] : undefined, page + 1),
  }
}
