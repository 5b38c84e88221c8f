import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DataColumn } from '../types.ts'
import type { InteractionProps } from './types.ts'

type EditCell = typeof import('./EditCell.tsx').EditCell

/** What rows need for editable cells. */
export interface RowEdit<Row> {
  Cell: EditCell
  onEdit: NonNullable<InteractionProps<Row>['onEdit']>
}

/**
 * Loads the code of editable cells if a column has some, and returns whether it is loading. The result is stable between
 * renders, because rows are memoized.
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
      // Without that code, the table still works as a read-only table.
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
