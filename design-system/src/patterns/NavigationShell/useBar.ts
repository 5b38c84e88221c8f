import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How long a pointer rests before what it rests on opens, and how long it may be away before all closes. */
const rest = 120
const away = 320

// Each entry has a path: its place among its siblings after those of the entries that hold it, as `0/2`.
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const topOf = (path: string) => path.split('/', 1)[0]
const isWithin = (path: string, outer: string) =>
  outer === '' || path === outer || path.startsWith(`${outer}/`)
const common = (one: string, other: string): string =>
  isWithin(one, other) ? other : common(one, parentOf(other))

/** The path of the entry that something stands in. */
export const pathAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-path]')?.dataset.path ?? ''

/** Which popovers of the horizontal navigation are open: those along one path, to the entry that is used. */
export function useBar(ref: RefObject<HTMLElement | null>, currentHref: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const awaited = useRef<string>(undefined)
  const [state, setState] = useState({ path: '', isPressed: false, takesFocus: false, href: currentHref })
  // Another address closes all.
  const path = state.href === currentHref ? state.path : ''
  const wait = (next: string | undefined, ms: number) => {
    clearTimeout(timer.current)
    awaited.current = next
    if (next === undefined) return
    timer.current = setTimeout(() => {
      awaited.current = undefined
      setState((last) => ({
        path: next,
        // What was pressed stays open while the pointer goes about in it.
        isPressed: last.isPressed && topOf(last.path) === topOf(next),
        takesFocus: false,
        href: currentHref,
      }))
    }, ms)
  }
  const show = (next: string, takesFocus = false) => {
    wait(undefined, 0)
    setState({ path: next, isPressed: true, takesFocus, href: currentHref })
  }
  return {
    path,
    takesFocus: state.takesFocus,
    isOpen: (of: string) => path !== '' && isWithin(path, of),
    show,
    /** A press opens; on what the pointer has opened by resting it only says that it is to stay. */
    toggle: (of: string) => show(path && isWithin(path, of) && state.isPressed ? parentOf(of) : of),
    /** Closes down to a level; focus that was inside goes to the button that had opened what closes. */
    close: (to = '') => {
      const focused = ref.current?.contains(document.activeElement) ? pathAt(document.activeElement) : ''
      const level = focused.split('/', to === '' ? 1 : to.split('/').length + 1).join('/')
      show(to)
      if (focused === level || !isWithin(focused, to)) return
      ref.current?.querySelector<HTMLElement>(`[data-path="${level}"] > *`)?.focus()
    },
    /** Closes what the focus has left. */
    follow: (focused: string) =>
      setState((last) => ({ ...last, path: common(last.path, focused), takesFocus: false })),
    /** Opens what a mouse comes to rest on; a finger opens by pressing. */
    restOn: ({ target, pointerType }: PointerEvent) => {
      const next = pathAt(target)
      if (pointerType !== 'touch') wait(next === path ? undefined : next, rest)
    },
    /** Waits anew, as long as the pointer is on its way to what is open. */
    restLater: () => wait(awaited.current, rest),
    leave: () => wait(path && !state.isPressed ? '' : undefined, away),
  }
}

export type Bar = ReturnType<typeof useBar>
