import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface Selection {
  readonly start: number
  readonly end: number
}

interface CaretOptions {
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (value: string) => void
  /** Whether it is a whole code that was refused, which the next digit begins anew. */
  isRefused: boolean
}

/**
 * The caret of a code: it always stands on a digit, which the next one replaces, or after the last. So it goes from
 * box to box by the arrow keys, and what is typed in the middle moves nothing. A code that was refused is chosen whole.
 */
export function useCaret({ inputRef, value, onChange, isRefused }: CaretOptions) {
  const [selection, setSelection] = useState<Selection>()
  /** Where the caret goes once the page shows the new value. */
  const next = useRef<number>(undefined)

  const stand = (at: number) => {
    const start = Math.min(Math.max(0, at), value.length)
    inputRef.current?.setSelectionRange(start, Math.min(start + 1, value.length))
    setSelection({ start, end: Math.min(start + 1, value.length) })
  }
  const enter = () => {
    if (!isRefused) return stand(value.length)
    inputRef.current?.select()
    setSelection({ start: 0, end: value.length })
  }
  const enterAnew = useEffectEvent(enter)
  useLayoutEffect(() => {
    if (isRefused && document.activeElement === inputRef.current) enterAnew()
  }, [isRefused, inputRef])
  useLayoutEffect(() => {
    if (next.current === undefined || document.activeElement !== inputRef.current) return
    stand(next.current)
    next.current = undefined
  })

  return {
    selection,
    stand,
    enter,
    standAfterChange: (at: number) => {
      next.current = at
    },
    /** Follows the browser's own caret, as after a long press or Ctrl+A. */
    follow: () => {
      const { selectionStart, selectionEnd } = inputRef.current!
      const start = selectionStart ?? value.length
      const end = selectionEnd ?? start
      if (start === end && start < value.length) stand(start)
      else setSelection({ start, end })
    },
    leave: () => setSelection(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (!selection || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const { start, end } = selection
      const isSeveral = end - start > 1
      if (event.key === 'ArrowLeft') stand(isSeveral ? start : start - 1)
      else if (event.key === 'ArrowRight') stand(isSeveral ? end - 1 : start + 1)
      else if (event.key === 'Backspace' && end - start === 1) {
        next.current = start - 1
        onChange(value.slice(0, start) + value.slice(end))
      } else return
      event.preventDefault()
    },
  }
}
