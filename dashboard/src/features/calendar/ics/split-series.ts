import type { CalendarEvent, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { hasTimes, timesBefore } from '../../../entities/event/expand.ts'
import { dayAfter, toWall } from '../../../entities/event/zoned.ts'
import { daysLater } from '../events/edit.ts'
import { after, endingWith, toRepeat } from '../recurrence/rule.ts'

/** A change of a series from one of its times on. */
export interface Turn {
  /** The day of that time, as the rule gives it. */
  readonly day: string
  /** What takes place from then on; nothing where the rest was cancelled. */
  readonly event: NewCalendarEvent | undefined
}

interface Part {
  readonly event: NewCalendarEvent
  /** By how many days its times are others than those of the series. */
  readonly days: number
}

const DAY = 86_400_000
const withRule = (
  { extendedProps, ...fields }: NewCalendarEvent,
  recurrence: NewCalendarEvent['extendedProps']['recurrence'],
): NewCalendarEvent => ({ ...fields, extendedProps: { ...extendedProps, recurrence } })

const hasAnyTime = (event: NewCalendarEvent) => hasTimes({ id: 0, ...event } as CalendarEvent)

/** A series as the events that it is made of: each goes on until the next change. */
export function splitSeries(series: NewCalendarEvent, turns: readonly Turn[]): NewCalendarEvent[] {
  const { recurrence } = series.extendedProps
  if (!recurrence || turns.length === 0) return [series]
  const sorted = turns.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const partFrom = ({ day, event }: Turn): Part | undefined => {
    if (!event) return undefined
    const { start, extendedProps } = event
    const first = start.length === 10 ? start : toWall(start, recurrence.timeZone).slice(0, 10)
    const days = Math.round((Date.parse(first) - Date.parse(day)) / DAY)
    const times = timesBefore({ id: 0, ...series } as CalendarEvent, day)
    const rest = daysLater({ ...recurrence, rule: after(recurrence.rule, times) }, days)
    const own = extendedProps.recurrence
    return { event: withRule(event, own ? { ...own, except: [...own.except, ...rest.except] } : rest), days }
  }
  return [{ event: series, days: 0 }, ...sorted.map(partFrom)].flatMap((part, index) => {
    const next = sorted[index]
    const rule = part?.event.extendedProps.recurrence
    if (!part || !rule) return []
    if (!next) return [part.event]
    const { until } = toRepeat(rule.rule)
    const last = dayAfter(next.day, part.days - 1)
    const ended = withRule(part.event, {
      ...rule,
      rule: endingWith(rule.rule, until && until < last ? until : last),
    })
    return hasAnyTime(ended) ? [ended] : []
  })
}
