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

type End = keyof Ends

const nothing: Ends = { start: null, end: null }
/** An end with a part missing keeps its last whole date in the draft, which is not what stands there. */
const noEnd: readonly End[] = []
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
  const begin = () => ({ told: known, ends: parseRange(kept) ?? nothing, unfinished: noEnd })
  const [draft, setDraft] = useState(begin)
  if (draft.told !== known) setDraft(begin())
  const { ends, unfinished } = draft
  const put = (next: Ends, range: DayRange | null, nextUnfinished: readonly End[]) => {
    setDraft({ told: asText(range), ends: next, unfinished: nextUnfinished })
    if (asText(range) !== known) keep(range)
  }
  return {
    ends,
    /** The ends with a part missing. */
    unfinished,
    range: unfinished.length > 0 ? null : asRange(ends),
    told: parseRange(kept) && kept,
    /** Shows both ends, and tells the caller. */
    change: (next: Ends) => put(next, asRange(next), noEnd),
    /**
     * Shows one end as it is typed. The caller is told of a range once neither end is unfinished, and of nothing new
     * while it is silent.
     */
    changeEnd: (end: End, date: CalendarDate | null, { isSilent = false, isUnfinished = false } = {}) => {
      const next = { ...ends, [end]: date }
      const others = unfinished.filter((other) => other !== end)
      const nextUnfinished = isUnfinished ? [...others, end] : others
      put(next, isSilent ? kept : nextUnfinished.length > 0 ? null : asRange(next), nextUnfinished)
    },
    /** Lets go of what is on its way. */
    restore: () => setDraft(begin()),
  }
}
