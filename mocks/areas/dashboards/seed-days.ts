import { DAY } from '../../seed/clock.ts'
import { createRandom } from '../../seed/random.ts'

const WEEKEND = 5
const YEAR = 365.25

/** Days since the first one of the clock; it stays the same however much time passes. */
const numberOf = (date: string) => Date.parse(date) / DAY

/** A source of chance for a day, so that a day of the past looks the same tomorrow. */
export const randomOf = (seed: number, date: string) => createRandom(seed + numberOf(date) * 9973)

/** 0 for Monday to 6 for Sunday; the first day of the clock was a Thursday. */
export const weekdayOf = (date: string) => (numberOf(date) + 3) % 7

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (date: string) => weekdayOf(date) >= WEEKEND

/** How busy a day of the year is: a fifth more or less around 1. */
export const seasonOf = (date: string) => 1 + 0.2 * Math.sin((numberOf(date) / YEAR) * 2 * Math.PI)
