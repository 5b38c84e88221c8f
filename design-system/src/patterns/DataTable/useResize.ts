import type { RefObject } from 'react'
import { gridOf, type ShownColumn } from './layout.ts'
import type { OnResize } from './ResizeHandle.tsx'
import type { ColumnLayout } from './types.ts'

const resizing = () => import('./resizing.ts')

interface Widths {
  tableRef: RefObject<HTMLTableElement | null>
  columns: readonly ShownColumn<never>[]
  /** The table's own columns at its edges. */
  ends: { hasSelection: boolean; hasMenu: boolean }
  columnLayout: ColumnLayout
  onColumnLayoutChange?: (layout: ColumnLayout) => void
}

/** How a person changes the widths of columns; nothing where nobody keeps them. */
export function useResize(given: Widths): OnResize | undefined {
  const { tableRef, columns, ends, columnLayout, onColumnLayoutChange } = given
  if (!onColumnLayoutChange) return undefined
  const { widths } = columnLayout
  const setWidth = (id: string, width: number) =>
    onColumnLayoutChange({ ...columnLayout, widths: { ...widths, [id]: width } })
  return {
    pull: async (id, from) => {
      const { pull } = await resizing()
      pull({
        table: tableRef.current!,
        id,
        from,
        gridWith: (pulled) => gridOf(columns, ends, { ...widths, ...pulled }),
        onEnd: (width) => setWidth(id, width),
      })
    },
    widen: async (id, by) => {
      const { boundedWidth, widthOf } = await resizing()
      setWidth(id, boundedWidth(widthOf(tableRef.current!, id) + by))
    },
    fit: async (id) => setWidth(id, (await resizing()).fittingWidth(tableRef.current!, id)),
  }
}
