import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './camera.ts'

/** Where nothing is laid out, such as in a test without a browser. */
const unknown: Size = { width: 800, height: 600 }

/** The width and height of an element in px, once it is there. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = element.current!
      const next = clientWidth && clientHeight ? { width: clientWidth, height: clientHeight } : unknown
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return size
}
