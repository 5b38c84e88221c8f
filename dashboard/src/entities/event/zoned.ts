const two = (value: number) => String(value).padStart(2, '0')

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string) => {
  const found =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, found)
  return found
}

/** The wall clock of a zone at an instant, as `2026-11-21T14:30`. */
export function toWall(instant: string | number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '00'
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** How far a zone's wall clock is ahead of Greenwich at an instant, in milliseconds. */
export const offsetAt = (instant: number, timeZone: string) => {
  const minute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${toWall(minute, timeZone)}:00Z`) - minute
}

const DAY = 86_400_000

/**
 * The instant at which a zone's wall clock shows `2026-11-21T14:30`: the first where it shows that twice; in the hour
 * that a clock skips, as much later.
 */
export function fromWall(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`)
  const [before, after] = [asUtc - DAY, asUtc + DAY].map((instant) => asUtc - offsetAt(instant, timeZone))
  const isRight = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc
  const isAfter = before !== after && !isRight(before!) && isRight(after!)
  return new Date(isAfter ? after! : before!).toISOString()
}

/** A day some days later. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Today on the calendar of a zone. */
export const todayIn = (timeZone: string, now: number = Date.now()) => toWall(now, timeZone).slice(0, 10)

/** The next full hour on the wall clock of a zone, on a day. */
export const nextHour = (day: string, timeZone: string, now: number = Date.now()) => {
  const hour = Math.min(Number(toWall(now, timeZone).slice(11, 13)) + 1, 22)
  return `${day}T${two(hour)}:00`
}
