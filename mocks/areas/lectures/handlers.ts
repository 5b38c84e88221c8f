import { courses } from '../courses/collection.ts'
import { courseNotes, courseReviews } from './collection.ts'
import * as contract from './contract.ts'
import { toLecture } from './lecture.ts'
import { questionsOf } from './questions.ts'
import { ratingOf } from './rating.ts'
import * as schemas from './schema.ts'
import type { StoredCourse } from '../courses/seed.ts'
import type { StoredNote } from './seed.ts'
import { z } from '../../contract/zod.ts'
import { now } from '../../seed/clock.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalidBecause, noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Course not found' })
const noNote = reply(404, { message: 'Note not found' })

const topicsOf = ({ content }: StoredCourse) => content.flatMap(({ topics }) => topics)
const topicOf = (course: StoredCourse, topicId: number) => topicsOf(course).find(({ id }) => id === topicId)

export const getLecture = handle(contract.getLecture, schemas.getLecture, ({ params }) => {
  const course = courses.get(idOf(params.id))
  if (!course) return notFound
  const topic = topicOf(course, idOf(params.topic))
  return topic ? reply(200, toLecture(course, topic)) : reply(404, { message: 'Lecture not found' })
})

const toNote = (course: StoredCourse, note: StoredNote): contract.CourseNote =>
  z.parse(schemas.courseNote, {
    ...note,
    topic: topicOf(course, note.topicId)?.title ?? course.courseTitle,
  })

/** The notes of one person on a course, in the order of its lectures. */
const notesOf = (course: StoredCourse, userId: number) =>
  courseNotes
    .all()
    .filter((note) => note.courseId === course.id && note.userId === userId)
    .toSorted((one, other) => one.topicId - other.topicId || one.seconds - other.seconds)

export const listCourseNotes = handle(
  contract.listCourseNotes,
  schemas.listCourseNotes,
  ({ params, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    return reply(200, { notes: notesOf(course, caller!.id).map((note) => toNote(course, note)) })
  },
)

export const addCourseNote = handle(
  contract.addCourseNote,
  schemas.addCourseNote,
  ({ params, body, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    if (!topicOf(course, body.topicId)) return invalidBecause('topicId', 'There is no such lecture')
    return reply(
      201,
      toNote(course, courseNotes.insert({ ...body, courseId: course.id, userId: caller!.id })),
    )
  },
)

/** A note on a course, if it is the caller's. */
const ownNote = (course: StoredCourse, noteId: number, userId: number) =>
  notesOf(course, userId).find(({ id }) => id === noteId)

export const updateCourseNote = handle(
  contract.updateCourseNote,
  schemas.updateCourseNote,
  ({ params, body, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const note = ownNote(course, idOf(params.note), caller!.id)
    return note ? reply(200, toNote(course, courseNotes.update(note.id, body)!)) : noNote
  },
)

export const deleteCourseNote = handle(
  contract.deleteCourseNote,
  schemas.deleteCourseNote,
  ({ params, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const note = ownNote(course, idOf(params.note), caller!.id)
    if (!note) return noNote
    courseNotes.remove(note.id)
    return noContent
  },
)

export const restoreCourseNote = handle(
  contract.restoreCourseNote,
  schemas.restoreCourseNote,
  ({ params, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const [removed] = courseNotes.removedRows([idOf(params.note)]) ?? []
    if (!removed || removed.courseId !== course.id || removed.userId !== caller!.id) return noNote
    return reply(200, toNote(course, courseNotes.restore([removed])[0]!))
  },
)

const questionsAt = (params: { readonly id: string; readonly section: string }) => {
  const course = courses.get(idOf(params.id))
  const sectionId = idOf(params.section)
  return course?.content.some(({ id }) => id === sectionId) ? questionsOf(course, sectionId) : undefined
}

export const getQuiz = handle(contract.getQuiz, schemas.getQuiz, ({ params }) => {
  const questions = questionsAt(params)
  return questions ? reply(200, { questions: questions.map(({ shown }) => shown) }) : notFound
})

export const answerQuiz = handle(contract.answerQuiz, schemas.answerQuiz, ({ params, body }) => {
  const questions = questionsAt(params)
  if (!questions) return notFound
  const given = new Map(body.answers.map(({ questionId, option }) => [questionId, option]))
  const answers = questions.map(({ id, rightOption, why }) => ({
    questionId: id,
    isRight: given.get(id) === rightOption,
    rightOption,
    why,
  }))
  const right = answers.filter(({ isRight }) => isRight).length
  return reply(200, { right, total: answers.length, answers })
})

const ownReviewOf = (course: StoredCourse, userId: number) =>
  courseReviews.all().find((review) => review.courseId === course.id && review.userId === userId)

const toRating = (course: StoredCourse, userId: number): contract.CourseRating => {
  const own = ownReviewOf(course, userId)
  return {
    ...ratingOf(course),
    own: own ? { rating: own.rating, text: own.text, time: own.time } : null,
  }
}

export const getCourseRating = handle(
  contract.getCourseRating,
  schemas.getCourseRating,
  ({ params, caller }) => {
    const course = courses.get(idOf(params.id))
    return course ? reply(200, toRating(course, caller!.id)) : notFound
  },
)

export const reviewCourse = handle(
  contract.reviewCourse,
  schemas.reviewCourse,
  ({ params, body, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const own = ownReviewOf(course, caller!.id)
    const review = { ...body, time: now().toISOString() }
    if (own) courseReviews.update(own.id, review)
    else courseReviews.insert({ ...review, courseId: course.id, userId: caller!.id })
    return reply(200, toRating(course, caller!.id))
  },
)

export const deleteCourseReview = handle(
  contract.deleteCourseReview,
  schemas.deleteCourseReview,
  ({ params, caller }) => {
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const own = ownReviewOf(course, caller!.id)
    if (own) courseReviews.remove(own.id)
    return reply(200, toRating(course, caller!.id))
  },
)
