import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { TextArea } from '@data1522/design-system/TextArea'
import { KANBAN_LIMITS, type KanbanItem } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { useKeptText } from '../../core/storage/useKeptText.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'

/** Adds a comment to those of a card; a failure keeps what was written, and so does leaving. */
export function CommentForm({ item }: { item: KanbanItem }) {
  const text = useText()
  const changes = useCardChanges(item)
  const comment = useKeptText(`draft-card-comment-${item.id}`)
  const [isSending, setSending] = useState(false)
  const written = comment.text.trim()
  const canSend = written !== '' && written.length <= KANBAN_LIMITS.comment
  const send = async () => {
    if (!canSend) return
    setSending(true)
    if (await changes.comment(written)) comment.clear(comment.text)
    setSending(false)
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
          maxLength={KANBAN_LIMITS.comment}
          value={comment.text}
          onChange={comment.write}
        />
        <Button
          tone="primary"
          variant="solid"
          isPending={isSending}
          isDisabled={!canSend}
          onPress={() => void send()}
        >
          {text('kanbanCard.send')}
        </Button>
      </Stack>
    </Box>
  )
}
