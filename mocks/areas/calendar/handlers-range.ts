import type { CalendarEvent } from './contract.ts'

interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A bound that is not given, or is no date, leaves that side open. */
const timeOf = (text: string | undefined, open: number) => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? open : time
}

/** A test for events that take place between two instants; days begin and end in UTC. One that repeats has no end. */
export const createRangeFilter = ({ from, to }: Range) => {
  const first = timeOf(from, -Infinity)
  const last = timeOf(to, Infinity)
  return ({ start, end, extendedProps: { recurrence } }: CalendarEvent) => {
    const begin = Date.parse(start)
    return begin < last && (recurrence !== undefined || begin >= first || Date.parse(end) > first)
  }
}
