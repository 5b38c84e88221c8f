import type { KanbanBoard } from '@data1522/mocks/contract/kanban'
import { expect, test } from 'vitest'
import { moveBack, wayBack, withMove } from './card-moves.ts'

const boards: readonly KanbanBoard[] = [
  { id: 1, title: 'Up next', itemsIds: [1, 2, 3], limit: null },
  { id: 2, title: 'On the bench', itemsIds: [], limit: null },
]

test('a card comes back to its place, also where the next one has moved on since', () => {
  const back = wayBack(boards, 1)!
  const moved = [1, 2].reduce((now, id) => withMove(now, { id, boardId: 2, beforeId: null }), boards)
  expect(withMove(moved, moveBack(moved, back))[0]!.itemsIds).toEqual([1, 3])
})
