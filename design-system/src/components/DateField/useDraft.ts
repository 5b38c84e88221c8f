import { useState } from 'react'
import { useControlledState } from '../Field/useControlledState.ts'

/** An immutable date or time of react-aria's. */
interface Written {
  toString: () => string
}

interface DraftOptions<T extends Written> {
  /** The id of the field. */
  id: string
  value: string | null | undefined
  defaultValue: string | null | undefined
  onChange: ((value: string | null) => void) | undefined
  parse: (text: string | null) => T | null
  /** How the value is told to the caller. */
  write: (date: T) => string
}

/**
 * What a field shows, which is the caller's value or, while one types, what is on its way to become one. It is parsed
 * once for each value, because react-aria takes another object for another date and forgets what is half typed.
 */
export function useDraft<T extends Written>({
  id,
  value,
  defaultValue = null,
  onChange,
  parse,
  write,
}: DraftOptions<T>) {
  const [kept, keep] = useControlledState<string | null>(value, defaultValue, onChange, id)
  const [draft, setDraft] = useState(() => ({ told: kept, date: parse(kept) }))
  if (draft.told !== kept) setDraft({ told: kept, date: parse(kept) })
  const known = parse(kept)
  return {
    date: draft.date,
    /** What the caller knows. */
    told: known && write(known),
    text: draft.date && write(draft.date),
    /** Lets go of what is on its way. */
    restore: () => setDraft({ told: kept, date: known }),
    /**
     * Shows a date and tells the caller, unless it is `silent`: then it stands here alone. Of an unfinished one the caller
     * is told null.
     */
    change: (date: T | null, { isSilent = false, isUnfinished = false } = {}) => {
      const told = isSilent ? kept : date && !isUnfinished ? write(date) : null
      setDraft({ told, date })
      if (told !== kept) keep(told)
    },
  }
}
