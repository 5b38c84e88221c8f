import { Box } from '@data1522/design-system/Box'
import { clock } from '@data1522/design-system/clock'
import { Form } from '@data1522/design-system/Form'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { type usePlayer, usePlayerState } from '@data1522/design-system/usePlayer'
import { WORDS_LIMIT } from '@data1522/mocks/contract/lectures'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { useKeptText } from '../../../../core/storage/useKeptText.ts'
import { useNoteChanges } from '../../../../entities/course/useNoteChanges.ts'

/** Where somebody began to write a note: the lecture, and its second. */
interface NoteStart {
  readonly topicId: number
  readonly seconds: number
}

interface NoteFormProps {
  courseId: number
  /** The lecture that is shown. */
  lecture: number
  player: ReturnType<typeof usePlayer>
}

/** Where a note was begun, as it is kept beside its words. */
function startIn(kept: string): NoteStart | undefined {
  try {
    const { topicId, seconds } = JSON.parse(kept) as Partial<NoteStart>
    return typeof topicId === 'number' && typeof seconds === 'number' ? { topicId, seconds } : undefined
  } catch {
    return undefined
  }
}

/** Adds a note at the second at which one began to write it. */
export function NoteForm({ courseId, lecture, player }: NoteFormProps) {
  const text = useText()
  const { add } = useNoteChanges(courseId)
  const draft = useKeptText(`draft-course-note-${courseId}`)
  const start = useKeptText(`draft-course-note-start-${courseId}`)
  const begun = startIn(start.text)
  const now = usePlayerState(player, ({ time }) => Math.floor(time))
  const [isSending, setSending] = useState(false)
  const written = draft.text.trim()
  const at = (written !== '' && begun) || { topicId: lecture, seconds: now }
  const write = (words: string) => {
    start.write(words.trim() === '' ? '' : JSON.stringify(at))
    draft.write(words)
  }
  const save = async () => {
    if (written === '' || isSending) return
    setSending(true)
    if (await add({ ...at, text: written })) {
      draft.clear(draft.text)
      start.write('')
    }
    setSending(false)
  }
  return (
    <Form label={text('academy.noteNew')} onSubmit={save}>
      <Inline isWrapping={false}>
        <Box isFilling>
          <TextField
            label={text('academy.noteNew')}
            isLabelHidden
            placeholder={text('academy.noteNew')}
            start={
              <Text as="span" size="sm" tone="primary" weight="semibold" isNumeric>
                {clock(at.seconds)}
              </Text>
            }
            maxLength={WORDS_LIMIT}
            value={draft.text}
            onChange={write}
          />
        </Box>
        <Button type="submit" isPending={isSending} isDisabled={written === ''}>
          {text('academy.noteAdd')}
        </Button>
      </Inline>
    </Form>
  )
}
