import { zoneAtom } from '../../core/i18n/zone.ts'
import { store } from '../../core/store.ts'

const DAY = 86_400_000

let last = { timeZone: '', format: new Intl.DateTimeFormat('sv-SE') }

/** The day of a moment in the time zone that the person has chosen, as `2026-11-21`, which is how Sweden writes it. */
function dayOf(moment: Date) {
  const timeZone = store.get(zoneAtom)
  if (last.timeZone !== timeZone) last = { timeZone, format: new Intl.DateTimeFormat('sv-SE', { timeZone }) }
  return last.format.format(moment)
}

/** How many days from today a date is; negative where it has passed. */
export const daysUntil = (date: string, now = new Date()) =>
  Math.round((Date.parse(date) - Date.parse(dayOf(now))) / DAY)

export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const
export type DueFilter = (typeof DUE_FILTERS)[number]

/** Whether a due date, '' for none, is what a filter asks for. */
export function isDue(dueDate: string, filter: DueFilter, now = new Date()) {
  if (dueDate === '') return filter === 'none'
  const days = daysUntil(dueDate, now)
  if (filter === 'overdue') return days < 0
  if (filter === 'today') return days === 0
  return filter === 'week' && days >= 0 && days < 7
}
