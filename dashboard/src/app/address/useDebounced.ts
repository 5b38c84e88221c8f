import { useEffect, useRef, useState } from 'react'

/**
 * A text that shows at once what is typed and is handed on when the typing pauses; a change from outside,
 * such as the back button, shows too.
 */
export function useDebounced(outer: string, commit: (value: string) => void, delay = 200) {
  const [typed, setTyped] = useState({ value: outer, seen: outer })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isChangedOutside = outer !== typed.seen && outer !== typed.value
  const change = (value: string) => {
    setTyped({ value, seen: outer })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped({ value, seen: value })
      commit(value)
    }, delay)
  }
  return [isChangedOutside ? outer : typed.value, change] as const
}
