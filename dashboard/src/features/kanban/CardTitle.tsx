import { TextField } from '@data1522/design-system/TextField'
import type { KanbanItem } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'

/** The title of a card; saved when one leaves it, and never empty. */
export function CardTitle({ item, isReadOnly }: { item: KanbanItem; isReadOnly: boolean }) {
  const text = useText()
  const changes = useBoardChanges()
  const [title, setTitle] = useState(item.title)
  const written = title.trim()
  return (
    <TextField
      label={text('kanban.cardTitle')}
      value={title}
      onChange={setTitle}
      maxLength={200}
      isReadOnly={isReadOnly}
      isRequired
      errorMessage={written === '' ? text('kanbanCard.titleMissing') : undefined}
      onBlur={() => {
        if (written !== '' && written !== item.title) void changes.edit(item, { title: written })
      }}
    />
  )
}
