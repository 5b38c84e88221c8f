import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { addDays } from '../../../components/Calendar/iso.ts'
import { cx } from '../../../css/cx.ts'
import { toneClass } from '../../../css/tones.css.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { IconRepeat } from '../../../icons/icons.ts'
import { Pressable } from '../../../internal/Pressable.tsx'
import { daysOf, periodOf, todayIn } from '../dates.ts'
import { formatDate, formatLongDay, formatTimes } from '../format.ts'
import type { CalendarEventItem, ViewOptions } from '../options.ts'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { useMinute } from './useMinute.ts'
import * as styles from './Agenda.css.ts'

export interface AgendaProps extends ViewOptions {
  empty: ReactNode
}

/** The events of a month, day by day. */
export function Agenda({ empty, ...options }: AgendaProps) {
  const { events, calendars, date, timeZone, now, onNavigate, onOpenEvent } = options
  const { strings, locale } = useEventStrings()
  const list = useRef<HTMLDivElement>(null)
  const days = useMemo(
    () => [...byDay(events, periodOf('list', date, { locale }), timeZone)],
    [events, date, locale, timeZone],
  )
  const clock = useMinute()
  const today = todayIn(timeZone, now)
  useLayoutEffect(() => {
    const next = [...(list.current?.children ?? [])].find((day) => (day as HTMLElement).dataset.day! >= date)
    if (next && list.current) list.current.scrollTop = (next as HTMLElement).offsetTop
  }, [date, days.length])
  if (days.length === 0)
    return <div className={styles.empty}>{empty ?? <EmptyState title={strings.empty} />}</div>
  const instant = now ? Date.parse(now) : clock
  const isPast = (item: CalendarEventItem) =>
    item.isAllDay ? item.end <= today : Date.parse(item.end) < instant
  return (
    <div ref={list} className={styles.list}>
      {days.map(([day, items]) => (
        <section key={day} data-day={day} className={styles.day} aria-label={formatLongDay(day, locale)}>
          <Pressable className={styles.date} onPress={() => onNavigate({ view: 'day', date: day })}>
            <span className={styles.number} data-today={day === today || undefined}>
              {formatDate(day, locale, { day: 'numeric' })}
            </span>{' '}
            <span className={styles.weekday} data-today={day === today || undefined}>
              {formatDate(day, locale, { weekday: 'short' })}
            </span>
            <VisuallyHidden>{strings.showDay(formatLongDay(day, locale))}</VisuallyHidden>
          </Pressable>
          <ul className={styles.items}>
            {items.map((item) => (
              <li
                key={item.id}
                className={cx(
                  styles.item,
                  toneClass[calendars.find(({ id }) => id === item.calendarId)?.tone ?? 'neutral'],
                )}
                data-past={isPast(item) || undefined}
              >
                <span className={styles.bar} />
                <div className={styles.body}>
                  <span className={styles.when}>
                    {item.isAllDay ? strings.allDay : <bdi>{formatTimes(item, locale, timeZone)}</bdi>}
                  </span>
                  <span className={styles.what}>
                    <Pressable
                      className={styles.open}
                      onPress={(press) => onOpenEvent(item.id, press.currentTarget as HTMLElement)}
                    >
                      <bdi>{item.title}</bdi>
                    </Pressable>
                    {item.isRecurring && <Icon icon={IconRepeat} size={14} label={strings.recurring} />}
                  </span>
                  <span className={styles.calendar}>
                    {calendars.find(({ id }) => id === item.calendarId)?.label}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Each day that has events, with them: what takes whole days first. */
function byDay(
  events: readonly CalendarEventItem[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): [string, CalendarEventItem[]][] {
  const days = new Map<string, CalendarEventItem[]>()
  for (const item of events) {
    const { first, last } = daysOf(item, timeZone)
    for (let day = first < from ? from : first; day <= last && day < to; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, items]) => [
      day,
      items.toSorted((a, b) => Number(b.isAllDay) - Number(a.isAllDay) || a.start.localeCompare(b.start)),
    ])
}
