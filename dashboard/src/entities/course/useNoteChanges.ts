import {
  addCourseNote,
  type CourseNote,
  deleteCourseNote,
  restoreCourseNote,
  updateCourseNote,
} from '@data1522/mocks/contract/lectures'
import { clock } from '@data1522/design-system/clock'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { notesKey, notesQuery } from './queries.ts'

interface Notes {
  readonly notes: readonly CourseNote[]
}

type NewNote = Pick<CourseNote, 'topicId' | 'seconds' | 'text'>

/** Adds, rewords and deletes one's notes on a course, each with a way back. */
export function useNoteChanges(courseId: number) {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange(notesKey)
  const withNotes = (update: (notes: readonly CourseNote[]) => readonly CourseNote[]) => ({
    queryKey: notesQuery(courseId).queryKey,
    update: ({ notes }: Notes) => ({ notes: update(notes) }),
  })
  const place = (note: number) => ({ params: { id: courseId, note } })

  const add = (note: NewNote) =>
    change({
      mutationFn: () => call(addCourseNote, { params: { id: courseId }, body: note }),
      successMessage: ({ seconds }) => text('course.noteAdded', { time: clock(seconds) }),
      undo: ({ id }) => call(deleteCourseNote, place(id)),
    })

  const reword = ({ id, seconds, text: before }: CourseNote, words: string) =>
    change({
      optimisticUpdates: [
        withNotes((notes) => notes.map((note) => (note.id === id ? { ...note, text: words } : note))),
      ],
      mutationFn: () => call(updateCourseNote, { ...place(id), body: { text: words } }),
      successMessage: () => text('course.noteChanged', { time: clock(seconds) }),
      undo: async () => {
        const { notes } = await queries.fetchQuery({ ...notesQuery(courseId), staleTime: 0 })
        // What was written over it since stays.
        if (notes.some((note) => note.id === id && note.text === words))
          await call(updateCourseNote, { ...place(id), body: { text: before } })
      },
    })

  const remove = ({ id, seconds }: CourseNote) =>
    change({
      optimisticUpdates: [withNotes((notes) => notes.filter((note) => note.id !== id))],
      mutationFn: () => call(deleteCourseNote, place(id)),
      successMessage: () => text('course.noteDeleted', { time: clock(seconds) }),
      undo: () => call(restoreCourseNote, place(id)),
    })

  return { add, reword, remove }
}
