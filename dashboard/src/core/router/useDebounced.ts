import { useEffect, useRef, useState } from 'react'

/**
 * A text that shows at once what is typed and is handed on when the typing pauses; a change from outside,
 * such as the back button, shows too.
 */
export function useDebounced(outer: string, commit: (value: string) => void, delay = 200) {
  /** What was typed, what the outside said then, and what was handed on since: each may come back late. */
  const [typed, setTyped] = useState({ value: outer, seen: outer, sent: [outer] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (outer === typed.value && typed.seen !== outer) setTyped({ value: outer, seen: outer, sent: [outer] })
  const isChangedOutside = ![typed.seen, typed.value, ...typed.sent].includes(outer)
  // What was typed before is no longer wanted, such as by who presses "clear" right after.
  useEffect(() => {
    if (isChangedOutside) clearTimeout(timer.current)
  }, [isChangedOutside])
  const change = (value: string) => {
    setTyped((now) => ({ ...now, value, seen: outer }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: [...now.sent, value] }))
      commit(value)
    }, delay)
  }
  return [isChangedOutside ? outer : typed.value, change] as const
}
