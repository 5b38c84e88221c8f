import { type Ref, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useToday } from '../../components/Calendar/useToday.ts'
import type { Weekday } from '../../components/Calendar/options.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { type DayPeriod, turned } from './dates.ts'
import { formatDate } from './format.ts'
import { MonthTable } from './month/MonthTable.tsx'
import { useEventStrings } from './strings/useEventStrings.ts'
import * as styles from './month/MonthTable.css.ts'

export interface MiniMonthProps {
  /** The day that is shown elsewhere, as `2026-11-21`; its month is in view at first, and again when it changes. */
  date: string
  /** Called with the day to go to. */
  onSelect: (day: string) => void
  /** The days that have events, each with the tones of its dots; three are shown. @default no dots */
  marks?: ReadonlyMap<string, readonly Tone[]>
  /** The days that are shown elsewhere, `to` not included, which lie on a band. @default none */
  period?: DayPeriod
  /** The day that weeks begin with. @default by the language */
  firstDayOfWeek?: Weekday
  /** The day that counts as today, as `2026-11-21`. @default the clock's */
  today?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A month in small that leads to its days, with dots where there are events.
 *
 * Use when it stands beside a calendar and jumps in it. Not for choosing a date in a form: use `DatePicker`.
 */
export function MiniMonth({
  date,
  onSelect,
  marks,
  period,
  firstDayOfWeek,
  today,
  ref,
  ...rest
}: MiniMonthProps) {
  const { strings } = useEventStrings()
  const { locale } = useLocale()
  const clock = useToday()
  const [shown, setShown] = useState({ of: date, month: date })
  if (shown.of !== date) setShown({ of: date, month: date })
  const turn = (by: 1 | -1) =>
    setShown({ of: date, month: turned('month', `${shown.month.slice(0, 7)}-01`, by) })
  return (
    <div {...dataAttributes(rest)} ref={ref}>
      <div className={styles.head}>
        <div aria-live="polite" className={styles.caption}>
          {formatDate(shown.month, locale, { month: 'long', year: 'numeric' })}
        </div>
        <IconButton
          icon={IconChevronLeft}
          size="small"
          label={strings.previousMonth}
          onPress={() => turn(-1)}
        />
        <IconButton icon={IconChevronRight} size="small" label={strings.nextMonth} onPress={() => turn(1)} />
      </div>
      <MonthTable
        month={shown.month}
        date={date}
        today={today ?? clock ?? undefined}
        {...{ locale, firstDayOfWeek, marks, period, onSelect }}
        onLeave={(day) => setShown({ of: date, month: day })}
      />
    </div>
  )
}
