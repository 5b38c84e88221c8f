import { type RefObject, useLayoutEffect } from 'react'
import { place } from './place.ts'

interface PlaceOptions {
  /** From its trigger, in px. */
  offset: number
  isRightToLeft: boolean
}

const changes = ['resize', 'scroll', 'animationend']

/**
 * Stands a popover at the button before it, in the browser's top layer, where no box that scrolls cuts it off. Not
 * react-aria's position: that is for what stands in the body, and Tab would not find its way from there.
 */
export function usePlace(ref: RefObject<HTMLElement | null>, { offset, isRightToLeft }: PlaceOptions) {
  useLayoutEffect(() => {
    const popup = ref.current!
    popup.showPopover?.()
    return () => popup.hidePopover?.()
  }, [ref])
  useLayoutEffect(() => {
    const popup = ref.current!
    const put = () => {
      const line = popup.previousElementSibling!.getBoundingClientRect()
      const around = popup.parentElement!.closest<HTMLElement>('[data-side]')
      const { left, right } = (around ?? popup.previousElementSibling!).getBoundingClientRect()
      const end = isRightToLeft ? 'left' : 'right'
      // What had to turn over goes on that way: back again it would cover what it came from.
      const side = around?.dataset.side
      const onward = side === 'left' || side === 'right' ? side : end
      const { side: turned, ...at } = place({
        trigger: { left, right, top: line.top, bottom: line.bottom },
        size: { width: popup.offsetWidth, height: popup.scrollHeight },
        room: { width: document.documentElement.clientWidth, height: innerHeight },
        beside: around ? onward : undefined,
        isRightToLeft,
        offset,
      })
      popup.dataset.side = turned
      popup.style.left = `${at.left}px`
      popup.style.top = `${at.top}px`
      popup.style.maxBlockSize = `${at.maxHeight}px`
    }
    put()
    for (const change of changes) addEventListener(change, put, { capture: true, passive: true })
    return () => {
      for (const change of changes) removeEventListener(change, put, { capture: true })
    }
  }, [ref, offset, isRightToLeft])
}
