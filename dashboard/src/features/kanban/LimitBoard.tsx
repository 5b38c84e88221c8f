import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { NumberField } from '@data1522/design-system/NumberField'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { boardQuery } from '../../entities/board/queries.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'
import { limitingAtom } from './kanban-state.ts'
import { useLast } from './useLast.ts'

const MOST = 99

/** Asks how many cards a board should have at most. */
export function LimitBoard() {
  const text = useText()
  const [id, setId] = useAtom(limitingAtom)
  const changes = useBoardChanges()
  const { data } = useQuery({
    ...boardQuery(),
    select: ({ boards }) => boards.find((one) => one.id === id) ?? null,
  })
  const board = useLast(data)
  const [limit, setLimit] = useState(board?.limit ?? null)
  const close = () => setId(null)
  const save = () => {
    if (board && limit !== board.limit) void changes.limit(board, limit)
    close()
  }
  return (
    <Dialog
      isOpen={id !== null && Boolean(data)}
      onOpenChange={close}
      size="small"
      title={text('kanban.limitOf', { name: board?.title ?? '' })}
      footer={
        <>
          <Button onPress={close}>{text('kanban.cancel')}</Button>
          <Button tone="primary" variant="solid" onPress={save}>
            {text('kanban.save')}
          </Button>
        </>
      }
    >
      <NumberField
        label={text('kanban.limit')}
        description={text('kanban.limitText')}
        isRequired={false}
        minValue={1}
        maxValue={MOST}
        step={1}
        value={limit}
        onChange={setLimit}
        autoFocus
      />
    </Dialog>
  )
}
