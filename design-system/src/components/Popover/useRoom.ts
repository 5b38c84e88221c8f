import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the window has room of a width at either side of an element, measured as something opens beside it. */
export function useRoom(ref: RefObject<Element | null>, width: number, isOpen: boolean): boolean {
  const [hasRoom, setRoom] = useState(true)
  useLayoutEffect(() => {
    if (!isOpen || !ref.current) return
    const { left, right } = ref.current.getBoundingClientRect()
    setRoom(Math.max(left, document.body.getBoundingClientRect().width - right) >= width)
  }, [ref, width, isOpen])
  return hasRoom
}
