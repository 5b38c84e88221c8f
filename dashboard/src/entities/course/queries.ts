import { type CourseQuery, getCourseDetails, listCourses } from '@data1522/mocks/contract/courses'
import { getCourseRating, getLecture, getQuiz, listCourseNotes } from '@data1522/mocks/contract/lectures'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const coursesKey = ['courses'] as const
export const notesKey = ['courseNotes'] as const
export const quizKey = ['quiz'] as const
export const ratingKey = ['courseRating'] as const

/** A page of courses. */
export const coursesQuery = (query: CourseQuery) =>
  queryOptions({
    queryKey: [...coursesKey, 'list', query],
    queryFn: ({ signal }) => call(listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const courseKey = (courseId: string) => [...coursesKey, 'one', courseId] as const

/** One course with its sections; without an id the one to go on with, which is known by its id from then on. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: courseKey(courseId),
    queryFn: async ({ signal, client }) => {
      const course = await call(getCourseDetails, { query: { courseId } }, { signal })
      if (courseId === '') client.setQueryData(courseKey(String(course.id)), course)
      return course
    },
  })

/** One lecture as something to watch. */
export const lectureQuery = (id: number, topic: number) =>
  queryOptions({
    queryKey: ['lectures', id, topic],
    queryFn: ({ signal }) => call(getLecture, { params: { id, topic } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** One's own notes on a course. */
export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: [...notesKey, id],
    queryFn: ({ signal }) => call(listCourseNotes, { params: { id } }, { signal }),
  })

/** How people rate a course. */
export const ratingQuery = (id: number) =>
  queryOptions({
    queryKey: [...ratingKey, id],
    queryFn: ({ signal }) => call(getCourseRating, { params: { id } }, { signal }),
  })

/** The questions at the end of a section. */
export const quizQuery = (id: number, section: number) =>
  queryOptions({
    queryKey: [...quizKey, id, section],
    queryFn: ({ signal }) => call(getQuiz, { params: { id, section } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
