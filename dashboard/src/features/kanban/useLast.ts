import { useState } from 'react'

/** What a panel is about, or was about last, which is still seen while it closes. */
export function useLast<Value>(value: Value | null | undefined) {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last
}
