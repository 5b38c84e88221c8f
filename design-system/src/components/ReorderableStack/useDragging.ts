import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
}

/** The place that a block would take where the pointer is: that of the last one whose middle it has passed. */
function placeAt(list: HTMLElement, y: number, from: number) {
  const middles = [...list.children].map((block) => {
    const { top, height } = block.getBoundingClientRect()
    return top + height / 2
  })
  const above = middles.filter((middle, index) => index < from && y < middle).length
  const below = middles.filter((middle, index) => index > from && y > middle).length
  return from - above + below
}

/** Drags a block by its handle, with mouse, pen or finger; Escape leaves everything as it was. */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setDrag(undefined)
    }
    addEventListener('keydown', leave, true)
    return () => removeEventListener('keydown', leave, true)
  }, [isDragging])

  const grip = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag && list.current)
        setDrag({ from: drag.from, to: placeAt(list.current, event.clientY, drag.from) })
    },
    onPointerUp: () => {
      setDrag(undefined)
      if (drag) onDrop(drag.from, drag.to)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { drag, grip }
}
