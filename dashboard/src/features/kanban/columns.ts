import type { BoardColumn } from '@data1522/design-system/Board'
import type { Kanban, KanbanItem } from '@data1522/mocks/contract/kanban'
import { type DueFilter, isDue } from '../../entities/board/due.ts'

const tones = ['neutral', 'primary', 'success', 'info', 'warning'] as const

/** What the address asks for: words, a label, a due date, and whose the cards are. */
export interface CardFilter {
  readonly q: string
  readonly label: string | null
  readonly due: DueFilter | null
  readonly person: string
}

const fits = ({ q, label, due, person }: CardFilter, item: KanbanItem) =>
  item.title.toLowerCase().includes(q.trim().toLowerCase()) &&
  (!label || item.labels.some((one) => one === label)) &&
  (!due || isDue(item.dueDate, due)) &&
  (!person || item.members.some(({ name }) => name === person))

/** The boards as columns, with the cards that fit. */
export function columnsOf(
  { boards, items }: Kanban,
  filter: CardFilter,
  folded: readonly number[],
): BoardColumn[] {
  const shown = new Set(items.filter((item) => fits(filter, item)).map(({ id }) => id))
  return boards.map(({ id, title, itemsIds, limit }) => ({
    id: String(id),
    title,
    cardIds: itemsIds.filter((one) => shown.has(one)).map(String),
    count: itemsIds.length,
    limit: limit ?? undefined,
    tone: tones[(id - 1) % tones.length],
    isCollapsed: folded.includes(id),
  }))
}
