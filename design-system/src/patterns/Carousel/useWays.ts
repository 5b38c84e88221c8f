import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** How far a finger goes before it means the next slide, in px. */
const SWIPE = 40

interface Options {
  isMirrored: boolean
  onStep: (by: number) => void
  onEnd: (end: 'first' | 'last') => void
}

/** The ways through slides beside buttons: arrow keys, Home and End, and a finger that swipes. */
export function useWays({ isMirrored, onStep, onEnd }: Options) {
  const from = useRef<number>(undefined)
  const forward = isMirrored ? -1 : 1
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const ways: Record<string, () => void> = {
      ArrowRight: () => onStep(forward),
      ArrowLeft: () => onStep(-forward),
      Home: () => onEnd('first'),
      End: () => onEnd('last'),
    }
    const go = ways[event.key]
    if (!go) return
    event.preventDefault()
    go()
  }
  return {
    onKeyDown,
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const gone = from.current === undefined ? 0 : clientX - from.current
      from.current = undefined
      if (Math.abs(gone) >= SWIPE) onStep(gone < 0 ? forward : -forward)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
