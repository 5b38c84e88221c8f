import type { DataColumn } from '../types.ts'
import type { Item } from './types.ts'

interface ItemOptions<Row> {
  rowId: (row: Row) => string
  expandedIds: ReadonlySet<string>
  groupBy?: DataColumn<Row>
  closedGroups: ReadonlySet<string>
}

const keyOf = <Row>({ value }: DataColumn<Row>, row: Row) => {
  const key = value?.(row)
  return key instanceof Date ? key.toISOString() : String(key ?? '')
}

/** The rows grouped by a column's value; groups keep the order of their first rows. */
function groupsOf<Row>(rows: readonly Row[], column: DataColumn<Row>): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(column, row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** All lines of the body, from the first to the last. */
export function itemsOf<Row>(rows: readonly Row[], options: ItemOptions<Row>): Item<Row>[] {
  const { rowId, expandedIds, groupBy, closedGroups } = options
  const items: Item<Row>[] = []
  let index = 0
  const add = (row: Row) => {
    items.push({ kind: 'row', row, index })
    if (expandedIds.has(rowId(row))) items.push({ kind: 'detail', row, index })
    index += 1
  }
  if (!groupBy) {
    for (const row of rows) add(row)
    return items
  }
  for (const [key, group] of groupsOf(rows, groupBy)) {
    items.push({ kind: 'group', key, rows: group, index })
    if (closedGroups.has(key)) index += group.length
    else for (const row of group) add(row)
  }
  return items
}
