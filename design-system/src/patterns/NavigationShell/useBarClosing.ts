import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Bar, parentOf, pathAt } from './useBar.ts'

/** Closes the horizontal navigation level by level with Escape, and all of it by a press elsewhere. */
export function useBarClosing(popup: RefObject<Element | null>, bar: Bar, isWatching: boolean) {
  const holds = (element: Element) => popup.current?.closest('nav')?.contains(element)
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    const focused = document.activeElement!
    const path = holds(focused) ? pathAt(focused) : ''
    const isOpener = focused.getAttribute('aria-expanded') === 'true'
    bar.close(parentOf(isOpener ? path : parentOf(path)))
  })
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!holds(target as Element)) bar.close()
  })
  useEffect(() => {
    if (!isWatching) return
    const onEscape = (event: KeyboardEvent) => escape(event)
    const onPress = (event: PointerEvent) => press(event)
    document.addEventListener('keydown', onEscape)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isWatching])
}
