import type { RefObject } from 'react'
import type { TableModel } from '../useTableModel.ts'
import { focusTargetIn } from './moves.ts'
import { ownScroller } from './reveal.ts'
import { rowOf, rowsOf } from './focus-targets.ts'
import type { InteractionProps } from './types.ts'

/** What the table tells those who act in it, anew with each render. */
export interface InteractionsProps<Row> {
  tableRef: RefObject<HTMLTableElement | null>
  model: TableModel<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  selectedIds: ReadonlySet<string>
  isVirtual: boolean
  /** Whether what changes cells is still on its way. */
  isEditPending: boolean
  given: InteractionProps<Row> & {
    onSelectionChange?: (ids: ReadonlySet<string>) => void
    onRowAction?: (id: string, row: Row) => void
  }
  /** Ends the wait of what was pressed before all this was there, and gives it. */
  takeHeld: () => readonly Event[]
  /** Makes a column wider by some px, or as wide as its content; without them widths are not a person's. */
  onWiden?: (id: string, by: number) => unknown
  onFit?: (id: string) => unknown
}

/** What keys and pointers know of a table and do to it. */
export interface GridContext {
  isRtl: boolean
  isVirtual: boolean
  isSelectable: boolean
  /** How many records there are to walk. */
  count: number
  /** The place of the record that a row shows; -1 for rows that show none. */
  indexOf: (tr: HTMLTableRowElement) => number
  rowAt: (tr: HTMLTableRowElement) => unknown
  nameAt: (index: number) => string
  /** The focus target of a record's row at the same position as `from` in its row; scrolls until the row is rendered. */
  focusTargetInRow: (index: number, from: HTMLElement) => Promise<HTMLElement | undefined>
  onRow: (tr: HTMLTableRowElement | null) => void
  onPeek?: (row: unknown) => void
  onWiden?: (id: string, by: number) => unknown
  onFit?: (id: string) => unknown
  toggle: (tr: HTMLTableRowElement) => void
  selectPage: () => void
  startRange: (index: number) => void
  extendRange: (index: number) => void
  /** Copies the selected records, or the cell; returns whether there was anything to copy. */
  copy: (from: HTMLElement) => boolean
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** How long to wait for a row to render after scrolling, in ms. */
const patience = 4000

/** Where to scroll for a row: far away in proportion to its index, then one screen at a time, since row heights differ. */
function nearer(scroller: HTMLElement, share: number, wanted: number, inSight: readonly number[]) {
  const [first, last] = [Math.min(...inSight), Math.max(...inSight)]
  const away = wanted < first ? first - wanted : wanted - last
  if (away > 2 * inSight.length) return share * scroller.scrollHeight
  return scroller.scrollTop + (wanted < first ? -1 : 1) * scroller.clientHeight
}

/** The records of a table and the rows that show them. */
export function recordsOf<Row>(table: HTMLTableElement, { model, rowId, isVirtual }: InteractionsProps<Row>) {
  const rows = model.shown()
  const indexOf = (tr: HTMLTableRowElement) => {
    const id = tr.dataset.row
    if (id === undefined) return -1
    // Virtualized rows have their index as an attribute.
    const guess = Number(tr.dataset.index)
    if (rows[guess] !== undefined && rowId(rows[guess]) === id) return guess
    return rows.findIndex((row) => rowId(row) === id)
  }
  const drawn = (row: Row) => {
    const id = rowId(row)
    return rowsOf(table).find((tr) => tr.dataset.row === id)
  }
  return {
    indexOf,
    drawn,
    rowAt: (tr: HTMLTableRowElement) => rows[indexOf(tr)],
    async focusTargetInRow(index: number, from: HTMLElement) {
      const wanted = Math.max(0, Math.min(index, rows.length - 1))
      const row = rows[wanted]
      if (row === undefined) return undefined
      const scroller = isVirtual ? ownScroller(table) : undefined
      const held = rowOf(from)
      let tr = drawn(row)
      if (!tr && scroller) {
        // The table takes the focus meanwhile, since the focused row may unmount during scrolling.
        table.focus({ preventScroll: true })
        const end = performance.now() + patience
        while (!tr && performance.now() < end) {
          const inSight = rowsOf(table)
            .filter((other) => other !== held && other.dataset.row !== undefined)
            .map(indexOf)
          scroller.scrollTop = nearer(scroller, wanted / rows.length, wanted, inSight)
          await nextFrame()
          await nextFrame()
          tr = drawn(row)
        }
      }
      return tr && focusTargetIn(tr, from)
    },
  }
}
