import { DAY, now } from './clock.ts'

/** The date of an instant, without its time (UTC). */
export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The date, without a time, so many days from today (UTC). */
export const dateInDays = (days: number) => dateOf(now().getTime() + days * DAY)
