import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** The languages of captions, as BCP 47 tags. */
export const CAPTION_LANGUAGES = ['en', 'fr', 'ar'] as const
/** How many characters a note or a review may have. */
export const WORDS_LIMIT = 2000

export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number]

/** A lecture to watch; `duration` and the times of its slides are in seconds, captions and chapters are WebVTT. */
export type Lecture = z.output<typeof schemas.lecture>

/** A note that somebody took at a second of a lecture. */
export type CourseNote = z.output<typeof schemas.courseNote>

/** The questions at the end of a section, in the language of the course, without their answers. */
export type Quiz = z.output<typeof schemas.quiz>

/** How somebody answered: for each question what was right, and why. */
export type QuizResult = z.output<typeof schemas.quizResult>

/** How a course is rated, and what the caller said of it. */
export type CourseRating = z.output<typeof schemas.courseRating>

/** Beyond the specification: a topic of a course as something to watch. */
export const getLecture = endpoint<typeof schemas.getLecture>()({
  method: 'GET',
  path: '/api/apps/academy/courses/:id/lectures/:topic',
})

/** Beyond the specification: the caller's notes on a course, in the order of its lectures. */
export const listCourseNotes = endpoint<typeof schemas.listCourseNotes>()({
  method: 'GET',
  path: '/api/apps/academy/courses/:id/notes',
})

/** Beyond the specification: adds a note at a second of a lecture. */
export const addCourseNote = endpoint<typeof schemas.addCourseNote>()({
  method: 'POST',
  path: '/api/apps/academy/courses/:id/notes',
})

/** Beyond the specification: changes the words of a note. */
export const updateCourseNote = endpoint<typeof schemas.updateCourseNote>()({
  method: 'PUT',
  path: '/api/apps/academy/courses/:id/notes/:note',
})

/** Beyond the specification: deletes a note; `restoreCourseNote` takes it back. */
export const deleteCourseNote = endpoint<typeof schemas.deleteCourseNote>()({
  method: 'DELETE',
  path: '/api/apps/academy/courses/:id/notes/:note',
})

/** Beyond the specification: puts a deleted note back. */
export const restoreCourseNote = endpoint<typeof schemas.restoreCourseNote>()({
  method: 'POST',
  path: '/api/apps/academy/courses/:id/notes/:note/restore',
})

/** Beyond the specification: the questions at the end of a section. */
export const getQuiz = endpoint<typeof schemas.getQuiz>()({
  method: 'GET',
  path: '/api/apps/academy/courses/:id/sections/:section/quiz',
})

/** Beyond the specification: answers the questions of a section; the option of each question by the question's id. */
export const answerQuiz = endpoint<typeof schemas.answerQuiz>()({
  method: 'POST',
  path: '/api/apps/academy/courses/:id/sections/:section/quiz',
})

/** Beyond the specification: how a course is rated, with the caller's own review. */
export const getCourseRating = endpoint<typeof schemas.getCourseRating>()({
  method: 'GET',
  path: '/api/apps/academy/courses/:id/review',
})

/** Beyond the specification: rates a course, in place of an earlier rating of the caller. */
export const reviewCourse = endpoint<typeof schemas.reviewCourse>()({
  method: 'PUT',
  path: '/api/apps/academy/courses/:id/review',
})

/** Beyond the specification: takes the caller's review of a course back. */
export const deleteCourseReview = endpoint<typeof schemas.deleteCourseReview>()({
  method: 'DELETE',
  path: '/api/apps/academy/courses/:id/review',
})
