import { useState } from 'react'
import { useFormReset } from './useFormReset.ts'

/**
 * A value that the caller keeps, or that is kept here where the caller does not; then it goes back to how it began when
 * the form around the element with the id does.
 */
export function useControlledState<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((value: T) => void) | undefined,
  id: string,
) {
  const [initial] = useState(defaultValue)
  const [own, setOwn] = useState(initial)
  useFormReset(id, () => setOwn(initial))
  const change = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change] as const
}
