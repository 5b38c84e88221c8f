import { useState } from 'react'

/** A value of plain text parts, the very same one until one of them changes. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
