import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { type DayRange, dayOf } from '../Calendar/iso.ts'
import { parseRange } from '../Calendar/parse.ts'
import { useControlledState } from '../Field/useControlledState.ts'

/** Both ends of a range, either of which may be missing while one types. */
interface Ends {
  start: CalendarDate | null
  end: CalendarDate | null
}

const nothing: Ends = { start: null, end: null }
const asText = (range: DayRange | null | undefined) => (range ? `${range.start}/${range.end}` : '')
const asRange = ({ start, end }: Ends): DayRange | null =>
  start && end && start.compare(end) <= 0 ? { start: dayOf(start), end: dayOf(end) } : null

interface RangeDraftOptions {
  /** The id of the field. */
  id: string
  value: DayRange | null | undefined
  defaultValue: DayRange | null | undefined
  onChange: ((value: DayRange | null) => void) | undefined
}

/** What a field of a range shows: the caller's range or, while one types, the ends that there are so far. */
export function useRangeDraft({ id, value, defaultValue = null, onChange }: RangeDraftOptions) {
  const [kept, keep] = useControlledState<DayRange | null>(value, defaultValue, onChange, id)
  const known = asText(kept)
  const [draft, setDraft] = useState(() => ({ told: known, ends: parseRange(kept) ?? nothing }))
  if (draft.told !== known) setDraft({ told: known, ends: parseRange(kept) ?? nothing })
  const change = (ends: Ends, { isSilent = false, isUnfinished = false } = {}) => {
    const range = isSilent ? kept : isUnfinished ? null : asRange(ends)
    setDraft({ told: asText(range), ends })
    if (asText(range) !== known) keep(range)
  }
  /** Lets go of what is on its way. */
  const restore = () => setDraft({ told: known, ends: parseRange(kept) ?? nothing })
  return { ends: draft.ends, range: asRange(draft.ends), told: parseRange(kept) && kept, change, restore }
}
