import { dayAfter, fromWall, todayIn } from '../../../entities/event/zoned.ts'

const MORNING = '08:00'
const AFTERNOON = '13:00'
const MONDAY = 1

/** Times of a zone at which a letter can go out later, none of them past. */
export function laterTimes(timeZone: string, now = Date.now()) {
  const today = todayIn(timeZone, now)
  const toMonday = (MONDAY - new Date(today).getUTCDay() + 7) % 7 || 7
  const at = (days: number, clock: string) => fromWall(`${dayAfter(today, days)}T${clock}`, timeZone)
  return [
    { id: 'morning', at: at(1, MORNING) },
    { id: 'afternoon', at: at(1, AFTERNOON) },
    // On a Sunday, Monday is tomorrow.
    ...(toMonday > 1 ? [{ id: 'monday', at: at(toMonday, MORNING) } as const] : []),
  ] as const
}
