import { useId } from 'react'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { HelpText } from '../Field/HelpText.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import { CalendarBody } from './CalendarBody.tsx'
import { calendarRef } from './focusDay.ts'
import { dayOf } from './iso.ts'
import { parseDay } from './parse.ts'
import { libraryLimits } from './limits.ts'
import type { CalendarOptions } from './options.ts'
import { useIsWide } from './useIsWide.ts'
import { useOutsideChanges } from './useOutsideChanges.ts'
import { useToday } from './useToday.ts'
import { weekStart } from './weekStart.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

interface SingleDay {
  /** Whether one day is chosen, or any number. @default 'single' */
  selectionMode?: 'single'
  /** The chosen day, as `2026-11-21`, when the caller keeps it; what is no such day counts as none. */
  value?: string | null
  /** The chosen day at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the day that was chosen. */
  onChange?: (value: string) => void
}

interface SeveralDays {
  selectionMode: 'multiple'
  value?: readonly string[]
  defaultValue?: readonly string[]
  /** Called with the chosen days in their order in time. */
  onChange?: (value: string[]) => void
}

export type CalendarProps = CalendarOptions & (SingleDay | SeveralDays)

const asList = (value: string | readonly string[] | null | undefined) =>
  typeof value === 'string' ? [value] : (value ?? [])

/**
 * A month of days, one or several of which are chosen.
 *
 * Use when the month itself should be in view: a day to book, the days one is away.
 * Not for a date in a form, which is typed faster: use `DatePicker`; nor for a range: use `RangeCalendar`.
 */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  selectionMode = 'single',
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
}: CalendarProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const isWide = useIsWide()
  const today = useToday()
  const { locale } = useDateStrings()
  const firstDayOfWeek = givenFirstDay ?? weekStart(locale)
  const isSingle = selectionMode === 'single'
  const [kept, keep] = useControlledState(
    value === undefined ? undefined : asList(value),
    asList(defaultValue),
    (days: readonly string[]) => {
      if (isSingle) (onChange as SingleDay['onChange'])?.(days[0] ?? '')
      else (onChange as SeveralDays['onChange'])?.([...days])
    },
    id,
  )
  const days = kept.map(parseDay).filter((day) => day !== null)
  const changes = useOutsideChanges(days.join())
  return (
    <div>
      {today ? (
        <AriaCalendar
          {...dataAttributes(rest)}
          key={changes.count}
          ref={calendarRef(ref)}
          id={id}
          aria-label={label}
          aria-describedby={describedBy(id, { description, errorMessage })}
          selectionMode={selectionMode}
          value={isSingle ? (days[0] ?? null) : days}
          onChange={(chosen) => {
            const next = (Array.isArray(chosen) ? chosen : [chosen]).filter(Boolean).map(dayOf).toSorted()
            changes.keep(next.join())
            keep(next)
          }}
          visibleDuration={{ months: isWide ? months : 1 }}
          pageBehavior="single"
          firstDayOfWeek={firstDayOfWeek}
          {...libraryLimits({ min, max, unavailableRanges, isDateUnavailable })}
          {...{ isReadOnly, isDisabled, autoFocus }}
          isInvalid={Boolean(errorMessage)}
          className={styles.root}
        >
          <CalendarBody {...{ hasWeekNumbers, firstDayOfWeek, isTodayHidden, footerEnd }} />
        </AriaCalendar>
      ) : (
        <div className={styles.unknown} />
      )}
      {name &&
        days.map((day) => (
          <input key={dayOf(day)} type="hidden" name={name} value={dayOf(day)} disabled={isDisabled} />
        ))}
      <HelpText id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
