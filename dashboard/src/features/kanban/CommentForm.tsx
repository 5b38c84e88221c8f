import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { TextArea } from '@data1522/design-system/TextArea'
import type { KanbanItem } from '@data1522/mocks/contract/kanban'
import { useRef, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useKeptText } from '../../core/storage/useKeptText.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'

/** Adds a comment to those of a card; a failure keeps what was written, and so does leaving. */
export function CommentForm({ item }: { item: KanbanItem }) {
  const text = useText()
  const changes = useCardChanges(item)
  const [comment, setComment] = useKeptText(`draft-card-comment-${item.id}`)
  const current = useRef(comment)
  const [isSending, setSending] = useState(false)
  const written = comment.trim()
  const write = (value: string) => {
    current.current = value
    setComment(value)
  }
  const send = async () => {
    if (written === '') return
    setSending(true)
    const isDone = await changes.comment(written)
    setSending(false)
    // What is being written by then is the next one.
    if (isDone && current.current === comment) write('')
  }
  return (
    <Box isFilling>
      <Stack gap={8}>
        <TextArea
          label={text('kanbanCard.writeComment')}
          isLabelHidden
          placeholder={text('kanbanCard.writeComment')}
          minRows={1}
          maxRows={5}
          value={comment}
          onChange={write}
        />
        <Button
          tone="primary"
          variant="solid"
          isPending={isSending}
          isDisabled={written === ''}
          onPress={() => void send()}
        >
          {text('kanbanCard.send')}
        </Button>
      </Stack>
    </Box>
  )
}
