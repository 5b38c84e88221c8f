import { Badge } from '@data1522/design-system/Badge'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { clock } from '@data1522/design-system/clock'
import { download } from '@data1522/design-system/download'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDownload } from '@data1522/design-system/icons'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { usePlayer } from '@data1522/design-system/usePlayer'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import type { CourseNote } from '@data1522/mocks/contract/lectures'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { notesQuery } from '../../../../entities/course/queries.ts'
import { LoadFailure } from '../../../../shared/errors/LoadFailure.tsx'
import { NoteForm } from './NoteForm.tsx'
import { NoteRow } from './NoteRow.tsx'

interface NotesCardProps {
  course: CourseDetails
  /** The lecture that is shown. */
  current: number
  /** What plays it; nothing until it is there. */
  player: ReturnType<typeof usePlayer> | undefined
  /** Called with the lecture and the second of a note. */
  onWatch: (lecture: number, seconds: number) => void
}

/** One's own notes on a course, each at a second of a lecture. */
export function NotesCard({ course, current, player, onWatch }: NotesCardProps) {
  const text = useText()
  const query = useQuery(notesQuery(course.id))
  const notes = query.data?.notes ?? []
  const lectures = [...new Map(notes.map(({ topicId, topic }) => [topicId, topic]))]
  const goTo = ({ topicId, seconds }: CourseNote) => {
    if (topicId !== current || !player) return onWatch(topicId, seconds)
    player.seek(seconds)
    player.play()
  }
  const save = () => {
    const parts = lectures.map(([id, topic]) => {
      const lines = notes
        .filter(({ topicId }) => topicId === id)
        .map((note) => `- ${clock(note.seconds)} ${note.text}`)
      return `## ${topic}\n\n${lines.join('\n')}\n`
    })
    const name = text('academy.notesFile', { title: course.title })
    download(`${name}.md`, `# ${name}\n\n${parts.join('\n')}`, 'text/markdown;charset=utf-8')
  }
  return (
    <Card as="section" aria-labelledby="course-notes">
      <Stack gap={12}>
        <CardHeader
          id="course-notes"
          title={
            <>
              {text('academy.notes')} <Badge count={notes.length} label={text('academy.notesHere')} />
            </>
          }
          actions={
            notes.length > 0 && (
              <IconButton
                icon={IconDownload}
                size="small"
                label={text('academy.notesDownload')}
                onPress={save}
              />
            )
          }
        />
        {!query.data && query.isError && (
          <LoadFailure query={query} title={text('academy.notesFailed')} level={3} />
        )}
        {!query.data && !query.isError && <Skeleton shape="text" lines={3} />}
        {query.data && notes.length === 0 && <Text ink="muted">{text('academy.notesEmpty')}</Text>}
        {lectures.map(([id, topic]) => (
          <Stack key={id} gap={4}>
            <Text size="sm" ink="muted">
              <Text as="bdi">{topic}</Text>
            </Text>
            <Stack as="ul" gap={4}>
              {notes
                .filter(({ topicId }) => topicId === id)
                .map((note) => (
                  <NoteRow key={note.id} note={note} onGoTo={() => goTo(note)} />
                ))}
            </Stack>
          </Stack>
        ))}
        {player && <NoteForm courseId={course.id} lecture={current} player={player} />}
      </Stack>
    </Card>
  )
}
