import { useMemo } from 'react'
import { Pressable } from '../../../internal/Pressable.tsx'
import { todayIn } from '../dates.ts'
import { formatDate } from '../format.ts'
import { marksOf } from '../month/marksOf.ts'
import { MonthTable } from '../month/MonthTable.tsx'
import type { ViewOptions } from '../options.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import * as styles from './Year.css.ts'

/** The twelve months of a year, each day with the dots of its events. */
export function Year({ events, calendars, date, timeZone, firstDayOfWeek, now, onNavigate }: ViewOptions) {
  const { strings, locale } = useEventStrings()
  const year = date.slice(0, 4)
  const today = todayIn(timeZone, now)
  const marks = useMemo(
    () => marksOf(events, calendars, { from: `${year}-01-01`, to: `${Number(year) + 1}-01-01` }, timeZone),
    [events, calendars, year, timeZone],
  )
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`)
  return (
    <div className={styles.year}>
      {months.map((month) => (
        <section key={month} className={styles.month}>
          <h2 className={styles.heading}>
            <Pressable
              className={styles.name}
              aria-label={strings.showMonth(formatDate(month, locale, { month: 'long', year: 'numeric' }))}
              onPress={() => onNavigate({ view: 'month', date: month })}
            >
              {formatDate(month, locale, { month: 'long' })}
            </Pressable>
          </h2>
          <MonthTable
            {...{ month, date, today, marks, locale, firstDayOfWeek }}
            onSelect={(day) => onNavigate({ view: 'day', date: day })}
          />
        </section>
      ))}
    </div>
  )
}
