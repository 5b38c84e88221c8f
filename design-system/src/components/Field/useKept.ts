import { useState } from 'react'

/** A value that the caller keeps, or that is kept here where the caller does not. */
export function useKept<T>(value: T | undefined, defaultValue: T, onChange?: (value: T) => void) {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change] as const
}
