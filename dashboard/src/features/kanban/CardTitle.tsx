import { Form } from '@data1522/design-system/Form'
import { TextField } from '@data1522/design-system/TextField'
import { KANBAN_LIMITS, type KanbanItem } from '@data1522/mocks/contract/kanban'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useBoardChanges } from '../../entities/board/useBoardChanges.ts'

/** The title of a card; saved by Enter and when one leaves it, and never empty. What was not saved stays in the field. */
export function CardTitle({ item, isReadOnly }: { item: KanbanItem; isReadOnly: boolean }) {
  const text = useText()
  const changes = useBoardChanges()
  const [typed, setTyped] = useState<string>()
  const title = typed ?? item.title
  const written = title.trim()
  const saving = useRef('')
  const save = async () => {
    if (typed === undefined || written === '' || saving.current === written) return
    saving.current = written
    const isSaved = written === item.title || (await changes.edit(item, { title: written }))
    saving.current = ''
    if (isSaved) setTyped((now) => (now === typed ? undefined : now))
  }
  const leave = useEffectEvent(() => void save())
  // What is closed with the focus in the field, as by Escape, is left without a word.
  useEffect(() => () => leave(), [])
  return (
    <Form label={text('kanban.cardTitle')} onSubmit={save}>
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
    </Form>
  )
}
