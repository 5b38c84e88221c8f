import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DataColumn } from '../types.ts'
import type { InteractionProps } from './types.ts'

type EditCell = typeof import('./EditCell.tsx').EditCell

/** What rows need to have cells that can be changed. */
export interface RowEdit<Row> {
  Cell: EditCell
  onEdit: NonNullable<InteractionProps<Row>['onEdit']>
}

/**
 * Fetches what changes cells, where a column has cells to change, and says while it is on its way; the same from render
 * to render, as rows want it.
 */
export function useCellEdit<Row>(
  columns: readonly DataColumn<Row>[],
  onEdit: InteractionProps<Row>['onEdit'],
) {
  const isEditable = onEdit !== undefined && columns.some(({ edit }) => edit)
  const [Cell, setCell] = useState<EditCell>()
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(onEdit)
  useLayoutEffect(() => {
    latest.current = onEdit
  })
  useEffect(() => {
    if (!isEditable) return
    import('./EditCell.tsx').then(
      (part) => setCell(() => part.EditCell),
      // The table can be read all the same.
      () => setFailed(true),
    )
  }, [isEditable])
  const edit = useMemo(
    (): RowEdit<Row> | undefined =>
      Cell && isEditable ? { Cell, onEdit: (...given) => latest.current?.(...given) } : undefined,
    [Cell, isEditable],
  )
  return { edit, isEditPending: isEditable && !Cell && !hasFailed }
}
