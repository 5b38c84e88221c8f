const DAY = 86_400_000

/** The day of a moment where the person is, as `2026-11-21`. */
export const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

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
