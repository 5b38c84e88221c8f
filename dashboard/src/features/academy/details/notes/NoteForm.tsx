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
export interface NoteStart {
  readonly topicId: number
  readonly seconds: number
}

interface NoteFormProps {
  courseId: number
  /** Where the note was begun that stands here; it stays so while another lecture loads. */
  begun: NoteStart | undefined
  setBegun: (begun: NoteStart | undefined) => void
  /** The lecture that is shown. */
  lecture: number
  player: ReturnType<typeof usePlayer>
}

/** Adds a note at the second at which one began to write it. */
export function NoteForm({ courseId, begun, setBegun, lecture, player }: NoteFormProps) {
  const text = useText()
  const { add } = useNoteChanges(courseId)
  const draft = useKeptText(`draft-course-note-${courseId}`)
  const now = usePlayerState(player, ({ time }) => Math.floor(time))
  const [isSending, setSending] = useState(false)
  const written = draft.text.trim()
  const at = (written !== '' && begun) || { topicId: lecture, seconds: now }
  const write = (words: string) => {
    setBegun(words.trim() === '' ? undefined : at)
    draft.write(words)
  }
  const save = async () => {
    if (written === '' || isSending) return
    setSending(true)
    if (await add({ ...at, text: written })) {
      draft.clear(draft.text)
      setBegun(undefined)
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
