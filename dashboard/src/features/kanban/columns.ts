import type { BoardColumn } from '@data1522/design-system/Board'
import { KANBAN_LABELS, type Kanban, type KanbanItem } from '@data1522/mocks/contract/kanban'
import { choice, freeText } from '../../core/router/useAddressState.ts'
import { doneCards, DUE_FILTERS, type DueFilter, isDue } from '../../entities/board/due.ts'

const tones = ['neutral', 'primary', 'success', 'info', 'warning'] as const

/** What the address asks for: words, a label, a due date, and whose the cards are. */
export interface CardFilter {
  readonly q: string
  readonly label: string | null
  readonly due: DueFilter | null
  readonly person: string
}

/** Where the address says it. */
export const filterParameters = {
  q: freeText(),
  label: choice(KANBAN_LABELS),
  due: choice(DUE_FILTERS),
  person: freeText(),
}

type FilteredItem = Pick<KanbanItem, 'title' | 'labels' | 'dueDate' | 'members'>

/** Whether a card is one that the filter asks for; what is done is not due. */
const fits = ({ q, label, due, person }: CardFilter, item: FilteredItem, isDone: boolean) =>
  item.title.toLowerCase().includes(q.trim().toLowerCase()) &&
  (!label || item.labels.some((one) => one === label)) &&
  (!due || (isDue(item.dueDate, due) && (due === 'none' || !isDone))) &&
  (!person || item.members.some(({ name }) => name === person))

/** Whether a card that is added with nothing but a title shows. */
export const isNewShown = (filter: CardFilter, title: string) =>
  fits(filter, { title, labels: [], dueDate: '', members: [] }, false)

/** The boards as columns, with the cards that fit. */
export function columnsOf(kanban: Kanban, filter: CardFilter, folded: readonly number[]): BoardColumn[] {
  const { boards, items } = kanban
  const done = doneCards(kanban)
  const shown = new Set(items.filter((item) => fits(filter, item, done.has(item.id))).map(({ id }) => id))
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
