import { useId } from 'react'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { CalendarBody } from '../Calendar/CalendarBody.tsx'
import { calendarRef } from '../Calendar/focusDay.ts'
import { type DayRange, dayOf } from '../Calendar/iso.ts'
import { parseRange } from '../Calendar/parse.ts'
import { libraryLimits } from '../Calendar/limits.ts'
import type { CalendarOptions } from '../Calendar/options.ts'
import { useIsWide } from '../Calendar/useIsWide.ts'
import { useOutsideChanges } from '../Calendar/useOutsideChanges.ts'
import { useToday } from '../Calendar/useToday.ts'
import { weekStart } from '../Calendar/weekStart.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { HelpText } from '../Field/HelpText.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import * as styles from '../Calendar/Calendar.css.ts'

export interface RangeCalendarProps extends CalendarOptions {
  /** The chosen range, its ends as `2026-11-21`, when the caller keeps it; what is no such range counts as none. */
  value?: DayRange | null
  /** The chosen range at first, when it keeps its own. @default null */
  defaultValue?: DayRange | null
  /** Called with the range when its second end is chosen. */
  onChange?: (value: DayRange) => void
  /** Lets a range reach over days that may not be chosen. @default false */
  isOverUnavailable?: boolean
}

const asText = (range: DayRange | null) => (range ? `${range.start}/${range.end}` : '')

/**
 * Months of days, from one of which to another a range is chosen: by two presses, or by drawing it.
 *
 * Use when the months themselves should be in view: a stay, a period of a report.
 * Not in a form or a toolbar: use `DateRangePicker`; nor for single days: use `Calendar`.
 */
export function RangeCalendar({
  label,
  value,
  defaultValue = null,
  onChange,
  isOverUnavailable,
  months = 1,
  firstDayOfWeek: givenFirstDay,
  hasWeekNumbers,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  name,
  isReadOnly,
  isDisabled,
  autoFocus,
  description,
  errorMessage,
  isTodayHidden,
  footerEnd,
  id: givenId,
  ref,
  ...rest
}: RangeCalendarProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const isWide = useIsWide()
  const today = useToday()
  const { locale } = useDateStrings()
  const firstDayOfWeek = givenFirstDay ?? weekStart(locale)
  const [kept, keep] = useControlledState<DayRange | null>(
    value,
    defaultValue,
    (range) => range && onChange?.(range),
    id,
  )
  const shown = parseRange(kept)
  const range = shown && { start: dayOf(shown.start), end: dayOf(shown.end) }
  const changes = useOutsideChanges(asText(range))
  return (
    <div>
      {today ? (
        <AriaRangeCalendar
          {...dataAttributes(rest)}
          key={changes.count}
          ref={calendarRef(ref)}
          id={id}
          aria-label={label}
          aria-describedby={describedBy(id, { description, errorMessage })}
          value={shown}
          onChange={(chosen) => {
            const next = { start: dayOf(chosen.start), end: dayOf(chosen.end) }
            changes.keep(asText(next))
            keep(next)
          }}
          allowsNonContiguousRanges={isOverUnavailable}
          visibleDuration={{ months: isWide ? months : 1 }}
          pageBehavior="single"
          firstDayOfWeek={firstDayOfWeek}
          {...libraryLimits({ min, max, unavailableRanges, isDateUnavailable })}
          {...{ isReadOnly, isDisabled, autoFocus }}
          isInvalid={Boolean(errorMessage)}
          className={styles.root}
        >
          <CalendarBody {...{ hasWeekNumbers, firstDayOfWeek, isTodayHidden, footerEnd }} />
        </AriaRangeCalendar>
      ) : (
        <div className={styles.unknown} />
      )}
      {name && range && (
        <>
          <input type="hidden" name={`${name}.start`} value={range.start} disabled={isDisabled} />
          <input type="hidden" name={`${name}.end`} value={range.end} disabled={isDisabled} />
        </>
      )}
      <HelpText id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
