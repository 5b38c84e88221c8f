import { useState } from 'react'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/**
 * What an address opens: one time of an event, or the first that shows where it names the event alone. Once it was found it stays open, also while a change moves it or takes it away.
 */
export function useOpened(all: readonly Occurrence[], id: string | undefined) {
  const [held, setHeld] = useState<string>()
  const occurrence =
    id === undefined
      ? undefined
      : (all.find((one) => one.id === id) ?? all.find(({ event }) => String(event.id) === id))
  const next = occurrence ? id : held === id ? held : undefined
  if (next !== held) setHeld(next)
  return { occurrence, isOpen: next !== undefined }
}
