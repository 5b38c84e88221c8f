import { useState } from 'react'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/**
 * The occurrence that the address opens: the one with the id, or the first visible one of the event with the id. Once it
 * was found it stays open, also while a change moves or removes it.
 */
export function useOpenedOccurrence(all: readonly Occurrence[], id: string | undefined) {
  const [held, setHeld] = useState<string>()
  const occurrence =
    id === undefined
      ? undefined
      : (all.find((one) => one.id === id) ?? all.find(({ event }) => String(event.id) === id))
  const next = occurrence ? id : held === id ? held : undefined
  if (next !== held) setHeld(next)
  return { occurrence, isOpen: next !== undefined }
}
