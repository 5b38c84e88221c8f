import { getKanban, type KanbanBoard, moveBoardItem } from '@data1522/mocks/contract/kanban'
import { call } from '../../core/api/client.ts'

/** A card that goes to a board, before another card or to its end. */
export interface CardMove {
  readonly id: number
  readonly boardId: number
  readonly beforeId: number | null
}

/** The boards once a card has moved; a board that neither lost nor got it stays the same object. */
export function withMove(boards: readonly KanbanBoard[], { id, boardId, beforeId }: CardMove): KanbanBoard[] {
  return boards.map((board) => {
    const rest = board.itemsIds.filter((one) => one !== id)
    if (board.id !== boardId)
      return rest.length === board.itemsIds.length ? board : { ...board, itemsIds: rest }
    const index = beforeId === null ? -1 : rest.indexOf(beforeId)
    return { ...board, itemsIds: rest.toSpliced(index === -1 ? rest.length : index, 0, id) }
  })
}

/** Where a card stood: on which board, before which others. */
export interface WayBack extends Pick<CardMove, 'id' | 'boardId'> {
  readonly followers: readonly number[]
}

/** What takes a move back: the card to where it stands now. */
export function wayBack(boards: readonly KanbanBoard[], id: number): WayBack | undefined {
  const board = boards.find(({ itemsIds }) => itemsIds.includes(id))
  return board && { id, boardId: board.id, followers: board.itemsIds.slice(board.itemsIds.indexOf(id) + 1) }
}

/** The move back: before the first of those that followed and are still there. */
export function moveBack(boards: readonly KanbanBoard[], { id, boardId, followers }: WayBack): CardMove {
  const there = boards.find((board) => board.id === boardId)?.itemsIds ?? []
  return { id, boardId, beforeId: followers.find((one) => there.includes(one)) ?? null }
}

/** Sends a move to its place among the cards of the server, which others may have moved meanwhile. */
export async function sendMove(move: CardMove): Promise<void> {
  const { boards } = await call(getKanban, {})
  const board = withMove(boards, move).find(({ id }) => id === move.boardId)
  const index = board?.itemsIds.indexOf(move.id) ?? 0
  await call(moveBoardItem, { params: { id: move.id }, body: { boardId: move.boardId, index } })
}

/** Takes a move back, unless the card was moved on or deleted since. */
export async function takeMoveBack({ id, boardId }: CardMove, back: WayBack): Promise<void> {
  const { boards } = await call(getKanban, {})
  const isThere = boards.some((board) => board.id === boardId && board.itemsIds.includes(id))
  if (isThere) await sendMove(moveBack(boards, back))
}
