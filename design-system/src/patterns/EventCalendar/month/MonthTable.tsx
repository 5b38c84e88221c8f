import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { addDays } from '../../../components/Calendar/iso.ts'
import { cx } from '../../../css/cx.ts'
import { toneClass } from '../../../css/tones.css.ts'
import type { Tone } from '../../../tokens/ramps.ts'
import { type DayPeriod, periodOf, turned, type WeekRule } from '../dates.ts'
import { dateFormat, formatDate, weekdayNames } from '../format.ts'
import { noonOf } from '../../../components/Calendar/iso.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import * as styles from './MonthTable.css.ts'

export interface MonthTableProps extends WeekRule {
  /** A day of the month. */
  month: string
  /** The day that is chosen, and where Tab leads. */
  date: string
  today: string | undefined
  /** The days that have events, each with the tones of its dots. */
  marks?: ReadonlyMap<string, readonly Tone[]> | undefined
  /** Days that are shown elsewhere. */
  period?: DayPeriod | undefined
  onSelect: (day: string) => void
  /** Called with a day of another month that the keys have reached. @default the keys stay in the month */
  onLeave?: (day: string) => void
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The days of a month in small, each with a dot for each kind of event that it has. */
export function MonthTable({
  month,
  date,
  today,
  marks,
  period,
  onSelect,
  onLeave,
  ...rule
}: MonthTableProps) {
  const { strings } = useEventStrings()
  const { direction } = useLocale()
  const { locale } = rule
  const table = useRef<HTMLTableElement>(null)
  const shown = periodOf('month', month, rule)
  const isOfMonth = (day: string) => day.slice(0, 7) === month.slice(0, 7)
  // An object for each step, so that the focus follows every step and nothing else.
  const [step, setStep] = useState<{ readonly day: string } | null>(null)
  const focused = step?.day
  const first = isOfMonth(date) ? date : `${month.slice(0, 7)}-01`
  const stop = focused && focused >= shown.from && focused < shown.to ? focused : first
  useEffect(() => {
    if (step) table.current?.querySelector<HTMLElement>(`[data-day="${step.day}"]`)?.focus()
  }, [step])

  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const steps: Record<string, (day: string) => string> = {
    [forward]: (day) => addDays(day, 1),
    [back]: (day) => addDays(day, -1),
    ArrowDown: (day) => addDays(day, 7),
    ArrowUp: (day) => addDays(day, -7),
    PageDown: (day) => turned('month', day, 1),
    PageUp: (day) => turned('month', day, -1),
    Home: (day) => periodOf('week', day, rule).from,
    End: (day) => addDays(periodOf('week', day, rule).to, -1),
  }
  const walk = (event: KeyboardEvent) => {
    const move = steps[event.key]
    const at = (event.target as HTMLElement).dataset.day
    if (!move || !at || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = move(at)
    if (!isOfMonth(next) && !onLeave) return
    setStep({ day: next })
    if (!isOfMonth(next)) onLeave?.(next)
  }
  const weeks: string[] = []
  for (let week = shown.from; week < shown.to; week = addDays(week, 7)) weeks.push(week)
  const describe = (day: string) =>
    [formatDate(day, locale, long), day === today && strings.today, marks?.has(day) && strings.hasEvents]
      .filter(Boolean)
      .join(', ')
  const behaviour = { role: 'grid', onKeyDown: walk } as const
  return (
    <table
      ref={table}
      {...behaviour}
      aria-label={dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        noonOf(month),
      )}
      className={styles.table}
    >
      <thead aria-hidden>
        <tr>
          {weekdayNames(shown.from, locale, 'narrow').map((name, at) => (
            <th key={at} className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week} className={styles.week}>
            {Array.from({ length: 7 }, (_, at) => addDays(week, at)).map((day) => (
              <td
                key={day}
                className={styles.cell}
                aria-selected={day === date}
                data-in-period={(period && day >= period.from && day < period.to) || undefined}
              >
                <button
                  type="button"
                  data-day={day}
                  tabIndex={day === stop ? 0 : -1}
                  aria-label={describe(day)}
                  aria-current={day === today ? 'date' : undefined}
                  data-other={!isOfMonth(day) || undefined}
                  data-chosen={day === date || undefined}
                  className={styles.day}
                  onClick={() => onSelect(day)}
                >
                  {formatDate(day, locale, { day: 'numeric' })}
                  {marks && (
                    <span className={styles.dots}>
                      {(marks.get(day) ?? []).slice(0, 3).map((tone, dot) => (
                        <span key={dot} className={cx(styles.dot, toneClass[tone])} />
                      ))}
                    </span>
                  )}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
