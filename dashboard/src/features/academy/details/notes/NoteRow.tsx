import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { clock } from '@data1522/design-system/clock'
import { Form } from '@data1522/design-system/Form'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDots, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextArea } from '@data1522/design-system/TextArea'
import { type CourseNote, WORDS_LIMIT } from '@data1522/mocks/contract/lectures'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { LeaveGuard } from '../../../../core/router/LeaveGuard.tsx'
import { useWhileOpen } from '../../../../shared/forms/useWhileOpen.ts'
import { useNoteChanges } from '../../../../entities/course/useNoteChanges.ts'

interface NoteRowProps {
  note: CourseNote
  /** Called to go to its second. */
  onGoTo: () => void
}

/** One note: its second leads there, its words can be changed where they stand. */
export function NoteRow({ note, onGoTo }: NoteRowProps) {
  const text = useText()
  const { remove } = useNoteChanges(note.courseId)
  const [isEditing, setEditing] = useState(false)
  const isEnded = useRef(false)
  const menu = useRef<HTMLButtonElement>(null)
  const time = clock(note.seconds)
  const actions = text('academy.noteActions', { time })
  const end = () => {
    isEnded.current = true
    setEditing(false)
  }
  // At once: a frame later it would take the focus out of a menu that was opened meanwhile, and so close it.
  useLayoutEffect(() => {
    if (!isEnded.current || isEditing) return
    isEnded.current = false
    menu.current?.focus()
  }, [isEditing])
  return (
    <Inline as="li" gap={8} align="start" isWrapping={false}>
      <Button
        size="small"
        tone="primary"
        variant="soft"
        aria-label={text('academy.noteGoTo', { time, title: note.topic })}
        onPress={onGoTo}
      >
        <Text as="span" size="sm" isNumeric>
          {time}
        </Text>
      </Button>
      <Box isFilling>
        {isEditing ? (
          <EditNote note={note} onEnd={end} />
        ) : (
          <Text keepLineBreaks>
            <Text as="bdi">{note.text}</Text>
          </Text>
        )}
      </Box>
      {!isEditing && (
        <Menu
          label={actions}
          sections={[
            {
              id: 'note',
              entries: [
                { id: 'edit', label: text('academy.noteEdit'), icon: IconPencil },
                { id: 'delete', label: text('academy.noteDelete'), icon: IconTrash, tone: 'danger' },
              ],
            },
          ]}
          onAction={(id) => (id === 'edit' ? setEditing(true) : void remove(note))}
        >
          <IconButton ref={menu} icon={IconDots} size="small" label={actions} />
        </Menu>
      )}
    </Inline>
  )
}

function EditNote({ note, onEnd }: { note: CourseNote; onEnd: () => void }) {
  const text = useText()
  const endThis = useWhileOpen(true, onEnd)
  // The course to go on with has no name in the address until one of its lectures is chosen.
  const [search] = useSearchParams()
  const { reword } = useNoteChanges(note.courseId)
  const [words, setWords] = useState(note.text)
  const [isSaving, setSaving] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const written = words.trim()
  const name = text('academy.noteText', { time: clock(note.seconds) })
  useEffect(() => {
    // The menu gives the focus back to its button first.
    const frame = requestAnimationFrame(() => area.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const save = async () => {
    if (written === '' || isSaving) return
    setSaving(true)
    const isTaken = written === note.text || (await reword(note, written))
    setSaving(false)
    // What the server did not take stays to be sent again, as does what was typed meanwhile.
    if (isTaken && area.current?.value.trim() === written) endThis()
  }
  return (
    <Form label={name} onSubmit={save}>
      <LeaveGuard
        isDirty={written !== note.text}
        isSending={isSaving}
        recordParameter={search.has('courseId') ? 'courseId' : undefined}
      />
      <Stack gap={8}>
        <TextArea
          ref={area}
          label={name}
          isLabelHidden
          minRows={1}
          maxLength={WORDS_LIMIT}
          value={words}
          onChange={setWords}
        />
        <Inline>
          <Button type="submit" size="small" tone="primary" isPending={isSaving} isDisabled={written === ''}>
            {text('records.save')}
          </Button>
          <Button size="small" variant="plain" onPress={onEnd}>
            {text('records.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
