import { TextField } from '@data1522/design-system/TextField'
import { KANBAN_LIMITS, type KanbanItem } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'

/** The title of a card; saved when one leaves it, and never empty. What was not saved stays in the field. */
export function CardTitle({ item, isReadOnly }: { item: KanbanItem; isReadOnly: boolean }) {
  const text = useText()
  const changes = useBoardChanges()
  const [typed, setTyped] = useState<string>()
  const title = typed ?? item.title
  const written = title.trim()
  const save = async () => {
    if (typed === undefined || written === '') return
    const isSaved = written === item.title || (await changes.edit(item, { title: written }))
    if (isSaved) setTyped((now) => (now === typed ? undefined : now))
  }
  return (
    <TextField
      label={text('kanban.cardTitle')}
      value={title}
      onChange={setTyped}
      maxLength={KANBAN_LIMITS.line}
      isReadOnly={isReadOnly}
      isRequired
      errorMessage={written === '' ? text('kanbanCard.titleMissing') : undefined}
      onBlur={() => void save()}
    />
  )
}
