import { useState, useSyncExternalStore } from 'react'

const starts = ['pointerdown', 'mousedown']
/** A key stands for a release that the page was never told of, as one over a menu of the system. */
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'contextmenu', 'keydown']

const listeners = new Set<() => void>()
let isPressed = false
let ending: ReturnType<typeof setTimeout> | undefined

const start = () => {
  clearTimeout(ending)
  isPressed = true
}
/** The click comes after the release, and what it hits is decided before. */
const end = () => {
  if (!isPressed) return
  clearTimeout(ending)
  ending = setTimeout(() => {
    isPressed = false
    for (const notify of listeners) notify()
  })
}

function subscribe(notify: () => void) {
  if (listeners.size === 0) {
    for (const type of starts) addEventListener(type, start, true)
    for (const type of ends) addEventListener(type, end, true)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    for (const type of starts) removeEventListener(type, start, true)
    for (const type of ends) removeEventListener(type, end, true)
    clearTimeout(ending)
    isPressed = false
  }
}

/**
 * A value that changes only while no pointer is down. For messages whose coming or going moves what is below them: a
 * press takes the focus from a field, and a button that moved away before the release would get no click.
 */
export function useHeldWhilePressed<T extends string | number | boolean | undefined>(value: T): T {
  const [held, setHeld] = useState(value)
  const shown = useSyncExternalStore(
    subscribe,
    () => (isPressed ? held : value),
    () => value,
  )
  if (shown !== held) setHeld(shown)
  return shown
}
