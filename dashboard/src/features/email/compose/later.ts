const MORNING = 8
const AFTERNOON = 13
const MONDAY = 1

const at = (day: Date, days: number, hour: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour)

/** Times at which a letter can go out later, none of them past. */
export function laterTimes(now: Date) {
  const toMonday = (MONDAY - now.getDay() + 7) % 7 || 7
  return [
    { id: 'morning', at: at(now, 1, MORNING) },
    { id: 'afternoon', at: at(now, 1, AFTERNOON) },
    { id: 'monday', at: at(now, toMonday, MORNING) },
  ] as const
}
