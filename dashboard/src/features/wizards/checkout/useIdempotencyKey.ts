import { useRef } from 'react'

/** The key of what is sent: the same for as long as the same is filled in and has not come through, then another. */
export function useIdempotencyKey() {
  const last = useRef<{ readonly filledIn: string; readonly key: string }>(undefined)
  return {
    keyFor: (values: unknown) => {
      const filledIn = JSON.stringify(values)
      if (last.current?.filledIn !== filledIn) last.current = { filledIn, key: crypto.randomUUID() }
      return last.current.key
    },
    /** What is filled in next is another, also where it is the same. */
    end: () => {
      last.current = undefined
    },
  }
}
