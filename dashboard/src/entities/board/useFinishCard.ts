import { getKanban, type Kanban, type KanbanItem } from '@data1522/mocks/contract/kanban'
import type { OptimisticUpdate } from '../../core/mutations/optimistic-updates.ts'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { sendMove, takeMoveBack, wayBack } from './card-moves.ts'
import { boardKey } from './queries.ts'

interface Finished {
  /** What is said, with the board that the card went to. */
  said: (board: string) => string
  /** What else looks different at once. */
  optimisticUpdates: readonly OptimisticUpdate[]
}

/** Moves a card to the last board, where what is done stands, with a way back. */
export function useFinishCard() {
  'use memo'
  const change = useChange<Kanban>(boardKey, [['dashboards']])
  return ({ id }: Pick<KanbanItem, 'id'>, { said, optimisticUpdates }: Finished) =>
    change({
      optimisticUpdates,
      mutationFn: async () => {
        const { boards } = await call(getKanban, {})
        const [back, last] = [wayBack(boards, id), boards.at(-1)]
        if (!back || !last) return undefined
        const move = { id, boardId: last.id, beforeId: null }
        await sendMove(move)
        return { move, back, board: last.title }
      },
      successMessage: (done) => done && said(done.board),
      undo: async (done) => done && takeMoveBack(done.move, done.back),
    })
}
