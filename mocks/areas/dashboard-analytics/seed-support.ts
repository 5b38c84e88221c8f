import { DAY } from '../../seed/clock.ts'
import { isWeekend, randomOf } from '../dashboards/seed-days.ts'
import { startOfToday } from '../../seed/moments.ts'
import type { Random } from '../../seed/random.ts'

/** A ticket of the support. */
export interface Ticket {
  readonly responseMinutes: number
  readonly isCompleted: boolean
}

const SEED = 6007
/** Days until a ticket is completed, on average. */
const PATIENCE = 1.4

/** Most are completed within two days, a few take a week. */
const daysToComplete = (random: Random) => Math.floor(-Math.log(1 - random.next()) * PATIENCE)

/** The tickets of a day, as far as they are today. */
export const ticketsOf = (date: string): Ticket[] => {
  const random = randomOf(SEED, date)
  const daysAgo = (startOfToday() - Date.parse(date)) / DAY
  const length = isWeekend(date) ? random.integer(1, 4) : random.integer(3, 8)
  return Array.from({ length }, () => ({
    responseMinutes: random.integer(4, 90),
    isCompleted: daysToComplete(random) <= daysAgo,
  }))
}
