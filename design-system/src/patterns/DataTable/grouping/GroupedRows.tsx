import { Fragment, type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react'
import { cx } from '../../../css/cx.ts'
import type { RowPlace } from '../DataRow.tsx'
import type { ShownColumn } from '../layout.ts'
import { roles } from '../roles.ts'
import type { VirtualOptions } from '../types.ts'
import { VirtualRows } from '../VirtualRows.tsx'
import * as rowStyles from '../rows.css.ts'
import { ExpanderContext } from './expander.tsx'
import { GroupLine } from './GroupLine.tsx'
import { itemsOf } from './items.ts'
import { Line } from './Line.tsx'
import { Toggle } from './Toggle.tsx'
import type { Item, GroupingProps } from './types.ts'
import { useGroupingStrings } from './useGroupingStrings.ts'

export interface GroupedRowsProps<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: readonly ShownColumn<Row>[]
  /** All columns of the table, since rows may be grouped by one that is hidden. */
  allColumns: readonly ShownColumn<Row>[]
  given: GroupingProps<Row>
  /** The place of the first row among all rows, from 1. */
  first: number
  /** The number of columns, including those that the table adds itself. */
  span: number
  renderRow: (row: Row, index: number, at?: RowPlace) => ReactNode
  virtual?: VirtualOptions
  isRefreshing: boolean
  /** Called with the rows in the order in which they are shown, or with null where it is their own order. */
  arrange: (rows: readonly Row[] | null) => void
}

const nobody: ReadonlySet<string> = new Set()

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Rows with details that expand below them, in groups that collapse. */
export function GroupedRows<Row>(props: GroupedRowsProps<Row>) {
  'use no memo'
  const { rows, rowId, columns, allColumns, given, first, span, renderRow, virtual, arrange } = props
  const { renderExpanded, expandedIds = nobody, onExpandedChange } = given
  const strings = useGroupingStrings()
  const prefix = useId()
  const [closed, setClosed] = useState<{ by?: string; keys: ReadonlySet<string> }>({ keys: nobody })
  const closedGroups = closed.by === given.groupBy ? closed.keys : nobody
  const groupBy = allColumns.find(({ id }) => id === given.groupBy)
  const openIds = renderExpanded ? expandedIds : nobody
  const items = useMemo(
    () => itemsOf(rows, { rowId, expandedIds: openIds, groupBy, closedGroups }),
    [rows, rowId, openIds, groupBy, closedGroups],
  )
  useLayoutEffect(() => {
    if (groupBy) arrange(items.flatMap((item) => (item.kind === 'row' ? item.row : [])))
    return () => arrange(null)
  }, [groupBy, items, arrange])
  const detailId = (id: string) => `${prefix}${id}`

  const lineKey = (item: Item<Row>) => `${item.kind} ${item.kind === 'group' ? item.key : rowId(item.row)}`
  const render = (item: Item<Row>, at?: RowPlace) => {
    const position = first + item.index + 1
    if (item.kind === 'row') return renderRow(item.row, item.index, at)
    // The key includes the kind, so that React never reuses an element for another kind of line.
    const key = lineKey(item)
    return item.kind === 'detail' ? (
      <Line key={key} look="detail" id={detailId(rowId(item.row))} {...{ position, span, at }}>
        {renderExpanded!(item.row)}
      </Line>
    ) : (
      <GroupLine
        key={key}
        groupBy={groupBy!}
        rows={item.rows}
        isOpen={!closedGroups.has(item.key)}
        onToggle={() => setClosed({ by: given.groupBy, keys: toggled(closedGroups, item.key) })}
        {...{ columns, position, span, at }}
      />
    )
  }
  const expander = (id: string, name: string) => (
    <Toggle
      label={strings.details(name)}
      isOpen={expandedIds.has(id)}
      onToggle={() => onExpandedChange?.(toggled(expandedIds, id))}
      controls={detailId(id)}
    />
  )
  return (
    <ExpanderContext value={expander}>
      {virtual ? (
        <VirtualRows
          items={items}
          total={rows.length}
          keyOf={(index) => items[index] && lineKey(items[index])}
          renderRow={(index, at) => (
            <Fragment key={at?.slot ?? lineKey(items[index]!)}>{render(items[index]!, at)}</Fragment>
          )}
          {...{ virtual, span }}
          isRefreshing={props.isRefreshing}
        />
      ) : (
        <tbody {...roles.group} className={cx(rowStyles.body, props.isRefreshing && rowStyles.stale)}>
          {items.map((item) => render(item))}
        </tbody>
      )}
    </ExpanderContext>
  )
}
