import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  paragraph,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import { CAPTION_LANGUAGES, WORDS_LIMIT } from './contract.ts'
import { z } from '../../contract/zod.ts'

const said = z.object({ language: z.enum(CAPTION_LANGUAGES), vtt: paragraph })

export const lecture = z.object({
  id,
  courseId: id,
  title: requiredLine,
  duration: count,
  slides: z.array(z.object({ at: count, image: picture })),
  captions: z.array(said),
  chapters: z.array(said),
})

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(WORDS_LIMIT))

export const courseNote = z.object({
  id,
  courseId: id,
  topicId: id,
  topic: requiredLine,
  seconds: count,
  text: paragraph,
})

export const quiz = z.object({
  questions: z.array(
    z.object({ id, text: requiredLine, options: z.array(z.object({ id, text: requiredLine })) }),
  ),
})

export const quizResult = z.object({
  right: count,
  total: count,
  answers: z.array(z.object({ questionId: id, isRight: z.boolean(), rightOption: id, why: line })),
})

const stars = z.int().check(z.minimum(1), z.maximum(5))

export const ownReview = z.object({ rating: stars, text: paragraph, time: z.iso.datetime() })

export const courseRating = z.object({
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  ratingCount: count,
  own: z.nullable(ownReview),
})

const beyond = true as const
const access = may('read', 'Course')

export const getLecture = { access, beyond, answers: { 200: lecture, 404: failure } }

export const listCourseNotes = {
  access: 'signed-in' as const,
  beyond,
  answers: { 200: z.object({ notes: z.array(courseNote) }), 404: failure },
}

export const addCourseNote = {
  access: 'signed-in' as const,
  beyond,
  body: z.object({ topicId: id, seconds: count, text: words }),
  answers: { 201: courseNote, 400: invalidInput, 404: failure },
}

export const updateCourseNote = {
  access: 'signed-in' as const,
  beyond,
  body: z.object({ text: words }),
  answers: { 200: courseNote, 400: invalidInput, 404: failure },
}

export const deleteCourseNote = {
  access: 'signed-in' as const,
  beyond,
  answers: { 204: nothing, 404: failure },
}

export const restoreCourseNote = {
  access: 'signed-in' as const,
  beyond,
  answers: { 200: courseNote, 404: failure },
}

export const getQuiz = { access, beyond, answers: { 200: quiz, 404: failure } }

export const answerQuiz = {
  access: 'signed-in' as const,
  beyond,
  body: z.object({ answers: z.array(z.object({ questionId: id, option: id })).check(z.maxLength(20)) }),
  answers: { 200: quizResult, 400: invalidInput, 404: failure },
}

export const getCourseRating = {
  access: 'signed-in' as const,
  beyond,
  answers: { 200: courseRating, 404: failure },
}

export const reviewCourse = {
  access: 'signed-in' as const,
  beyond,
  body: z.object({ rating: stars, text: z.string().check(z.trim(), z.maxLength(WORDS_LIMIT)) }),
  answers: { 200: courseRating, 400: invalidInput, 404: failure },
}

export const deleteCourseReview = {
  access: 'signed-in' as const,
  beyond,
  answers: { 200: courseRating, 404: failure },
}
