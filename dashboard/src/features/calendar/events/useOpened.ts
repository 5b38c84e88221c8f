import { useState } from 'react'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/** What an address opens; once it was found it stays open, also while a change moves it or takes it away. */
export function useOpened(all: readonly Occurrence[], id: string | undefined) {
  const [held, setHeld] = useState<string>()
  const occurrence = id === undefined ? undefined : all.find((one) => one.id === id)
  const next = occurrence ? id : held === id ? held : undefined
  if (next !== held) setHeld(next)
  return { occurrence, isOpen: next !== undefined }
}
