import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useText } from '../../core/i18n/useText.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { removingAtom } from './kanban-state.ts'
import { useLast } from './useLast.ts'

/** Asks before a board goes, and says what goes with it. */
export function RemoveBoard() {
  const text = useText()
  const [id, setId] = useAtom(removingAtom)
  const changes = useBoardChanges()
  const { data } = useQuery({
    ...boardQuery(),
    select: ({ boards }) => boards.find((one) => one.id === id) ?? null,
  })
  const board = useLast(data)
  const remove = () => {
    if (board) void changes.removeBoard(board)
    setId(null)
  }
  return (
    <ConfirmDialog
      isOpen={id !== null && Boolean(data)}
      onOpenChange={() => setId(null)}
      title={text('kanban.removeBoard', { name: board?.title ?? '' })}
      confirmLabel={text('kanban.deleteBoard')}
      cancelLabel={text('kanban.cancel')}
      tone="danger"
      onConfirm={remove}
    >
      {text('kanban.removeBoardText', { count: board?.itemsIds.length ?? 0 })}
    </ConfirmDialog>
  )
}
