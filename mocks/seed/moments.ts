import { DAY, HOUR, now } from './clock.ts'
import { todayInStore } from './store-time.ts'

type TimeOfDay = `${number}:${number}`

/** When something of the sample data was: so many minutes ago, or so many days ago at a time of day (UTC). */
export type Moment = number | readonly [daysAgo: number, time: TimeOfDay]

/** Milliseconds. */
export const MINUTE = HOUR / 60

/** Today in the store as days are counted: the midnight of its date in UTC, which may be ahead of now. */
export const startOfToday = () => Date.parse(todayInStore())

/** Milliseconds from midnight to a time of day. */
export const sinceMidnight = (time: TimeOfDay) => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * HOUR + minutes! * MINUTE
}

/** A moment as milliseconds of the clock. */
export const instantOf = (moment: Moment) =>
  typeof moment === 'number'
    ? now().getTime() - moment * MINUTE
    : (Math.floor(now().getTime() / DAY) - moment[0]) * DAY + sinceMidnight(moment[1])
