import { DAY, now } from './clock.ts'

/** What the clock in the store shows: a date (`yyyy-mm-dd`) and a time (`hh:mm`). */
export interface StoreTime {
  readonly date: string
  readonly time: string
}

/** The time zone of the store on a fresh start. */
export const FIRST_ZONE = 'America/Los_Angeles'

let readZone: () => string = () => FIRST_ZONE

/** Tells where the time zone of the store is kept: here nothing is known of its settings. */
export const setZoneSource = (source: () => string) => {
  readZone = source
}

/** The time zone of the store. */
export const zoneOfStore = () => readZone()

/** Milliseconds by which a zone is ahead of UTC at an instant; asked of the calendar only once for each day. */
const createOffsets = (timeZone: string) => {
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const measure = (instant: number) =>
    Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
  const known = new Map<number, number>()
  const atStartOf = (day: number) => {
    const offset = known.get(day) ?? measure(day * DAY)
    known.set(day, offset)
    return offset
  }
  return (instant: number) => {
    const day = Math.floor(instant / DAY)
    const offset = atStartOf(day)
    return offset === atStartOf(day + 1) ? offset : measure(instant)
  }
}

const offsetsByZone = new Map<string, ReturnType<typeof createOffsets>>()

const offsetsOfStore = () => {
  const zone = zoneOfStore()
  const offsets = offsetsByZone.get(zone) ?? createOffsets(zone)
  offsetsByZone.set(zone, offsets)
  return offsets
}

/** What the clock in the store shows at an instant. */
export const inStore = (instant: number | string | Date): StoreTime => {
  const time = new Date(instant).getTime()
  const written = new Date(time + offsetsOfStore()(time)).toISOString()
  return { date: written.slice(0, 10), time: written.slice(11, 16) }
}

/** The instant, in milliseconds, at which the clock in the store shows something; the first of two where it is put back. */
export const instantInStore = ({ date, time }: StoreTime) => {
  const offsetAt = offsetsOfStore()
  const shown = Date.parse(`${date}T${time}:00Z`)
  const [first, second] = [shown - offsetAt(shown - DAY), shown - offsetAt(shown + DAY)]
  const isSecond =
    first !== second && first + offsetAt(first) !== shown && second + offsetAt(second) === shown
  return isSecond ? second : first
}

/** Today on the calendar of the store, as `yyyy-mm-dd`. */
export const todayInStore = () => inStore(now()).date
