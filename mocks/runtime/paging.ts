import { type Sorting, sortRows, type SortValue } from './sort.ts'

interface Paging {
  readonly page: number
  readonly itemsPerPage: number
}

/** How many pages a list has; a size of 0 or less means one page with everything. */
export const countPages = (total: number, itemsPerPage: number) =>
  itemsPerPage > 0 ? Math.ceil(total / itemsPerPage) : Math.min(total, 1)

/** The rows of one page; pages start at 1, and lower numbers mean the first. */
export const takePage = <Row>(rows: readonly Row[], { page, itemsPerPage }: Paging): Row[] => {
  if (itemsPerPage <= 0) return [...rows]
  const start = (Math.max(page, 1) - 1) * itemsPerPage
  return rows.slice(start, start + itemsPerPage)
}

/** What a list call answers of the rows it found: sorted, and of these the wanted page. */
export const listPage = <Row>(
  found: readonly Row[],
  sortValues: Readonly<Record<string, SortValue<Row>>>,
  query: Sorting & Paging,
): Row[] => takePage(sortRows(found, sortValues, query), query)
