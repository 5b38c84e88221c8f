import { DAY } from './clock.ts'
import { todayInStore } from './store-time.ts'

/** A day that is told by its midnight in UTC, as its date. */
export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The date, without a time, so many days from today in the store. */
export const dateInDays = (days: number) => dateOf(Date.parse(todayInStore()) + days * DAY)
