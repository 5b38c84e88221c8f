import { useId, useRef } from 'react'
import { IconCalendar } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { parseMoment } from '../Calendar/parse.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { SegmentedDateField } from '../DateField/SegmentedDateField.tsx'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { useDraft } from '../DateField/useDraft.ts'
import { useTyping } from '../DateField/useTyping.ts'
import { FieldButton } from '../Field/FieldButton.tsx'
import { momentOf, momentProblem, readMoment } from './moments.ts'

export interface DateTimePickerProps
  extends DateSegmentsOptions, Omit<DayLimits, 'min' | 'max'>, MonthOptions {
  /** Its moment as `2026-11-21T14:30`, when the caller keeps it; what is no such moment counts as none. */
  value?: string | null
  /** Its moment at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the moment, or null, whenever a whole one stands there or none any more. */
  onChange?: (value: string | null) => void
  /** The first moment that may be chosen, as `2026-11-21T14:30`, or a day from its start. */
  min?: string
  /** The last moment that may be chosen, as `2026-11-21T14:30`, or a day to its end. */
  max?: string
  /** The time that a day has which is chosen in the calendar, as `14:30`. @default '09:00' */
  defaultTime?: string
  /** Minutes between the times that arrow keys lead to in the sheet. @default 1 */
  step?: number
  /** Hours of half a day or of a whole one. @default by the language */
  hourCycle?: 12 | 24
}

const { Part: DateTimeSheet, preload } = lazyWithPreload(
  async () => (await import('./DateTimeSheet.tsx')).DateTimeSheet,
)

/**
 * A day and a time of it: typed part by part, or chosen in a sheet with a calendar and a time.
 *
 * Use when a meeting or a deadline has its hour. It has no time zone: it is the time where the event is.
 * Not for a day alone: use `DatePicker`; nor for a time of any day: use `TimeField`.
 */
export function DateTimePicker({
  value,
  defaultValue,
  onChange,
  defaultTime = '09:00',
  step,
  hourCycle,
  months,
  firstDayOfWeek,
  hasWeekNumbers,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  id: givenId,
  ...field
}: DateTimePickerProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const said = useDateStrings()
  const draft = useDraft({ id, value, defaultValue, onChange, parse: parseMoment, write: momentOf })
  const typing = useTyping(draft)
  const limits = { min, max, unavailableRanges, isDateUnavailable }
  return (
    <SegmentedDateField
      {...field}
      {...{ id, draft, typing, boxRef, hourCycle }}
      granularity="minute"
      problem={momentProblem(draft.text, { ...limits, hourCycle }, said)}
      read={(pasted) => readMoment(pasted, said.locale, draft.text?.slice(11) ?? defaultTime)}
      end={
        <PopupTrigger
          hasPopup="dialog"
          preload={preload}
          popup={(control) => (
            <DateTimeSheet
              {...limits}
              {...{ months, firstDayOfWeek, hasWeekNumbers, defaultTime, step, hourCycle }}
              {...control}
              triggerRef={boxRef}
              label={field.label}
              value={draft.text}
              onChange={(moment) => typing.settle(parseMoment(moment))}
            />
          )}
        >
          <FieldButton
            icon={IconCalendar}
            label={`${said.strings.chooseMoment} (${field.label})`}
            isDisabled={field.isDisabled || field.isReadOnly}
          />
        </PopupTrigger>
      }
    />
  )
}
