import { useId } from 'react'
import { dayOf } from '../Calendar/iso.ts'
import { parseDay } from '../Calendar/parse.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { SegmentedDateField } from './SegmentedDateField.tsx'
import { validateDate } from './validateDate.ts'
import type { DateSegmentsOptions } from './options.ts'
import { readDay } from './typed.ts'
import { useDraft } from './useDraft.ts'
import { useTyping } from './useTyping.ts'

export interface DateFieldProps extends DateSegmentsOptions, DayLimits {
  /** Its day as `2026-11-21`, when the caller keeps it; what is no such day counts as none. */
  value?: string | null
  /** Its day at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the day, or null, whenever a whole one stands there or none any more. */
  onChange?: (value: string | null) => void
}

/**
 * A date that is typed part by part, in the order of the language.
 *
 * Use when people know the date by heart: a birthday, what stands on a card.
 * Not when they look for it in a calendar: use `DatePicker`.
 */
export function DateField({
  value,
  defaultValue,
  onChange,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  id: givenId,
  ...field
}: DateFieldProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const said = useDateStrings()
  const draft = useDraft({ id, value, defaultValue, onChange, parse: parseDay, write: dayOf })
  const typing = useTyping(draft)
  return (
    <SegmentedDateField
      {...field}
      {...{ id, draft, typing }}
      granularity="day"
      problem={validateDate(draft.text, { min, max, unavailableRanges, isDateUnavailable }, said)}
      read={(pasted) => readDay(pasted, said.locale)}
    />
  )
}
