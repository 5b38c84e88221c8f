import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** How a context menu was asked for. */
export interface Opening {
  /** Where, in px of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly isByKeyboard: boolean
}

/** How long a finger rests, in ms, and how far it may stray meanwhile, in px. */
const longPress = { time: 500, stray: 10 }

const isOwn = (event: { currentTarget: Element; target: EventTarget }) =>
  event.currentTarget.contains(event.target as Node)

/** The lower start corner of what has the focus. */
function besides(element: Element): Opening {
  const { left, right, bottom } = element.getBoundingClientRect()
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return { at: { x: isRtl ? right : left, y: bottom }, isByKeyboard: true }
}

/** The handlers of a region that opens a context menu: right button, menu key, Shift+F10, long press. */
export function useContextMenuOpening(open: (opening: Opening) => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined)
  const wasLong = useRef(false)

  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onContextMenu: (event: MouseEvent) => {
      if (!isOwn(event) || event.defaultPrevented) return
      event.preventDefault()
      const { clientX: x, clientY: y } = event
      open(x || y ? { at: { x, y }, isByKeyboard: false } : besides(event.target as Element))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isAsked || !isOwn(event) || event.defaultPrevented) return
      event.preventDefault()
      open(besides(event.target as Element))
    },
    // Safari on a phone tells of no context menu.
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      stop()
      if (event.pointerType !== 'touch' || !event.isPrimary || !isOwn(event)) return
      const { clientX: x, clientY: y } = event
      const timer = window.setTimeout(() => {
        wasLong.current = true
        open({ at: { x, y }, isByKeyboard: false })
      }, longPress.time)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > longPress.stray) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Letting go after a long press is not a press of what lies beneath.
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
