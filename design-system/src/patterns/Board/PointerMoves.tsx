import { DndContext, DragOverlay, useDraggable, useDroppable } from '@dnd-kit/core'
import { type Ref, type SyntheticEvent, useImperativeHandle, useLayoutEffect } from 'react'
import { Lifted } from './Lifted.tsx'
import type { MoveTools } from './tools.ts'
import { usePointerMoves } from './usePointerMoves.ts'

/** Begins a move where one presses, if there is something to move. */
export type Press = (name: 'onMouseDown' | 'onTouchStart', event: SyntheticEvent<HTMLElement>) => void

interface PointerMovesProps {
  tools: MoveTools
  ref: Ref<Press>
}

/** Moves by mouse and touch, beside the board and not around it: it comes late, and the board stays as it is. */
export function PointerMoves({ tools, ref }: PointerMovesProps) {
  const { root, columns, lanes } = tools
  const { context, candidate } = usePointerMoves(tools)
  return (
    <DndContext {...context}>
      <Grip candidate={candidate} ref={ref} />
      {columns.flatMap((column) =>
        (lanes ?? [{ id: '' }]).map((lane) => (
          <DropArea
            key={`${column.id} ${lane.id}`}
            root={root}
            columnId={column.id}
            laneId={lane.id}
            isCollapsed={column.isCollapsed ?? false}
          />
        )),
      )}
      <DragOverlay dropAnimation={null} zIndex={40} style={overPage}>
        <Lifted columns={columns} />
      </DragOverlay>
    </DndContext>
  )
}

/** A layer of its own: what lies below it is not painted anew wherever it is taken. */
const overPage = { willChange: 'transform' }

interface GripProps {
  /** What a press at a place would pick up; null for nothing. */
  candidate: (target: Element) => HTMLElement | null
  ref: Ref<Press>
}

function Grip({ candidate, ref }: GripProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'lifted' })
  useImperativeHandle(ref, (): Press => (name, event) => {
    const target = event.target as Element
    // A press in a menu over the page comes here too, through its place among the components.
    const held = event.currentTarget.contains(target) ? candidate(target) : null
    if (!held) return
    setNodeRef(held)
    listeners?.[name]?.(event)
  })
  return null
}

interface DropAreaProps {
  root: MoveTools['root']
  columnId: string
  laneId: string
  isCollapsed: boolean
}

/** Tells the library where a list is, so that it scrolls; it draws nothing, and so nothing anew. */
function DropArea({ root, columnId, laneId, isCollapsed }: DropAreaProps) {
  const { setNodeRef } = useDroppable({ id: `${columnId} ${laneId}` })
  // A list that was folded meanwhile is another element.
  useLayoutEffect(() => {
    const [column, lane] = [columnId, laneId].map((id) => JSON.stringify(id))
    const list = root.current?.querySelector<HTMLElement>(
      `[data-cell][data-column=${column}][data-lane=${lane}]`,
    )
    setNodeRef(list ?? null)
  }, [root, columnId, laneId, isCollapsed, setNodeRef])
  return null
}
