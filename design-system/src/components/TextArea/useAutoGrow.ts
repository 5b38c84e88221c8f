import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lets a textarea grow with its text where the browser cannot do it by `field-sizing`: its rows are set anew for every
 * text. The limits stay those of the style.
 */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, text: string | undefined) {
  useLayoutEffect(() => {
    const area = ref.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    const fit = () => {
      area.style.blockSize = 'auto'
      area.style.blockSize = `${area.scrollHeight}px`
    }
    fit()
    area.addEventListener('input', fit)
    return () => area.removeEventListener('input', fit)
  }, [ref, text])
}
