import type { Kanban } from '@data1522/mocks/contract/kanban'
import { dayIn } from '../../core/i18n/day-in.ts'
import { zoneAtom } from '../../core/i18n/zone.ts'
import { store } from '../../core/store.ts'

const DAY = 86_400_000

/** How many days from today, where the person has chosen to be, a date is; negative where it has passed. */
export const daysUntil = (date: string, now = new Date()) =>
  Math.round((Date.parse(date) - Date.parse(dayIn(store.get(zoneAtom), now))) / DAY)

/** The cards that are done, so that none of them is late: those of the last board. */
export const doneCards = ({ boards }: Kanban): ReadonlySet<number> => new Set(boards.at(-1)?.itemsIds)

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
