import { CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar'
import type { Weekday } from './options.ts'
import { Day } from './Day.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import { useShownState } from './useShownState.ts'
import { weekdayNames } from './weeks.ts'
import { useDateStrings } from './strings/useDateStrings.ts'
import * as styles from './Calendar.css.ts'

interface MonthGridProps {
  /** Which of the months side by side: 0 is the first. */
  at: number
  isLast: boolean
  hasWeekNumbers: boolean
  firstDayOfWeek: Weekday | undefined
}

const weekName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'dateTimeField', style: 'narrow' }).of('weekOfYear')

/** One month under its header. */
export function MonthGrid({ at, isLast, hasWeekNumbers, firstDayOfWeek }: MonthGridProps) {
  const { locale } = useDateStrings()
  const { state, isRange } = useShownState()
  const names = weekdayNames(state.visibleRange.start, locale, firstDayOfWeek)
  return (
    <div className={styles.month}>
      <MonthHeader at={at} isLast={isLast} />
      <CalendarGrid offset={{ months: at }} className={styles.grid}>
        {/* Each day says its weekday itself. */}
        <thead aria-hidden>
          <tr>
            {hasWeekNumbers && <th className={styles.week}>{weekName(locale)}</th>}
            {names.map((name, index) => (
              <th key={index} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <CalendarGridBody>
          {(date) => <Day {...{ date, isRange, hasWeekNumbers, firstDayOfWeek }} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}
