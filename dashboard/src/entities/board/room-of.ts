import type { KanbanBoard } from '@data1522/mocks/contract/kanban'

/** How many more cards a board takes before it is full. */
export const roomOf = (board: KanbanBoard | undefined) =>
  Math.max(0, (board?.limit ?? Number.POSITIVE_INFINITY) - (board?.itemsIds.length ?? 0))
