import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page goes to paper, which cannot be scrolled; known before it is laid out for that, and as high as it needs. */
export function usePrinting(bodyRef: RefObject<HTMLTableSectionElement | null>) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  useLayoutEffect(() => {
    const scroller = bodyRef.current!.closest('table')!.parentElement!
    if (!isPrinting) return
    const { blockSize } = scroller.style
    scroller.style.blockSize = 'auto'
    return () => void (scroller.style.blockSize = blockSize)
  }, [isPrinting, bodyRef])
  return isPrinting
}
