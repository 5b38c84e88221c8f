import { type Kanban, type KanbanBoard, orderBoardItems } from '@data1522/mocks/contract/kanban'
import { call } from '../../core/api/client.ts'

/** Cards that go to a board, before another card or to its end. */
export interface CardMove {
  readonly ids: readonly number[]
  readonly boardId: number
  readonly beforeId: number | null
}

/** The boards once cards have moved; a board that neither lost nor got any stays the same object. */
export function withMove(
  boards: readonly KanbanBoard[],
  { ids, boardId, beforeId }: CardMove,
): KanbanBoard[] {
  return boards.map((board) => {
    const rest = board.itemsIds.filter((id) => !ids.includes(id))
    if (board.id !== boardId)
      return rest.length === board.itemsIds.length ? board : { ...board, itemsIds: rest }
    const index = beforeId === null ? -1 : rest.indexOf(beforeId)
    return { ...board, itemsIds: rest.toSpliced(index === -1 ? rest.length : index, 0, ...ids) }
  })
}

/** What takes a move back: each card to the place that it had, the last of a board first. */
export const wayBack = (boards: readonly KanbanBoard[], ids: readonly number[]): CardMove[] =>
  boards.flatMap(({ id: boardId, itemsIds }) =>
    itemsIds
      .map((id, index) => ({ ids: [id], boardId, beforeId: itemsIds[index + 1] ?? null }))
      .filter(({ ids: [id] }) => ids.includes(id!))
      .reverse(),
  )

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Sends the boards that differ, those that get cards first; if one is refused, those before it are put back. */
export async function sendBoards(now: Kanban, next: readonly KanbanBoard[]): Promise<void> {
  const before = new Map(now.boards.map(({ id, itemsIds }) => [id, itemsIds]))
  const grows = ({ id, itemsIds }: KanbanBoard) => itemsIds.length - (before.get(id)?.length ?? 0)
  const changed = next
    .filter(({ id, itemsIds }) => !isSame(itemsIds, before.get(id) ?? []))
    .sort((one, other) => grows(other) - grows(one))
  const send = (boardId: number, ids: readonly number[]) =>
    call(orderBoardItems, { body: { boardId, ids: [...ids] } })
  const sent: number[] = []
  try {
    for (const { id, itemsIds } of changed) {
      await send(id, itemsIds)
      sent.push(id)
    }
  } catch (error) {
    await Promise.allSettled(sent.map((id) => send(id, before.get(id) ?? [])))
    throw error
  }
}
