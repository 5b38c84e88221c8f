import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Moving {
  readonly count: number
  readonly onMove: (from: number, to: number) => void
}

/** Moves blocks of a list; the handle that moved one keeps the focus, which a move of its element would take. */
export function useMoves(list: RefObject<HTMLElement | null>, { count, onMove }: Moving) {
  const focused = useRef<number>(null)
  useLayoutEffect(() => {
    if (focused.current === null) return
    const block = list.current?.children[focused.current]
    focused.current = null
    block?.querySelector<HTMLElement>('[data-grip]')?.focus()
  })
  const to = (from: number, target: number) => {
    if (target === from || target < 0 || target >= count) return
    focused.current = target
    onMove(from, target)
  }
  return { to, by: (from: number, by: number) => to(from, from + by) }
}
