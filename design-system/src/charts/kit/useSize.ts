import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Size } from './geometry.ts'

/** What a drawing is where nothing can be measured. */
const unmeasured: Size = { width: 600, height: 240 }
const waiting = new Map<Element, (size: Size) => void>()
let observer: ResizeObserver | undefined

/** One observer for all charts: they are told together, before the page is painted, and nothing is measured twice. */
function observe(element: Element, tell: (size: Size) => void) {
  observer ??= new ResizeObserver((entries) =>
    flushSync(() => {
      for (const { target, contentRect } of entries)
        waiting.get(target)?.({ width: contentRect.width, height: contentRect.height })
    }),
  )
  waiting.set(element, tell)
  observer.observe(element)
}

/** The size of an element, which is undefined until it is known. */
export function useSize() {
  const [size, setSize] = useState<Size>()
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    if (typeof ResizeObserver === 'undefined') {
      setSize(unmeasured)
      return undefined
    }
    observe(element, (next) =>
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next)),
    )
    return () => {
      waiting.delete(element)
      observer?.unobserve(element)
    }
  }, [])
  return { ref, size: size && size.width > 0 && size.height > 0 ? size : undefined }
}
