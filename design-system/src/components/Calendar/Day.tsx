import { type CalendarDate, getDayOfWeek } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/Calendar'
import type { Weekday } from './options.ts'
import { weekNumber } from './weeks.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

interface DayProps {
  date: CalendarDate
  isRange: boolean
  hasWeekNumbers: boolean
  firstDayOfWeek: Weekday | undefined
}

/** A day of a month; the first of a week comes with the number of the week. */
export function Day({ date, isRange, hasWeekNumbers, firstDayOfWeek }: DayProps) {
  const { strings, locale } = useDateStrings()
  const isFirst = hasWeekNumbers && getDayOfWeek(date, locale, firstDayOfWeek) === 0
  const week = isFirst && new Intl.NumberFormat(locale).format(weekNumber(date))
  return (
    <>
      {week && (
        <th scope="row" aria-label={strings.week(week)} className={styles.week}>
          {week}
        </th>
      )}
      <CalendarCell date={date} className={styles.cell} data-in-range={isRange || undefined}>
        {({ formattedDate, isSelected }) => (
          <>
            {isRange && isSelected && <span className={styles.band} />}
            <span className={styles.day}>{formattedDate}</span>
          </>
        )}
      </CalendarCell>
    </>
  )
}
