import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import type { StoredCourse } from './seed.ts'
import { ratingOf } from '../lectures/rating.ts'
import { coursesOf } from './learner.ts'
import { completedIn, hasTopic, isComplete, isUnderWay, progressWith, toCourseDetails } from './progress.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const toCourse = (stored: StoredCourse) => z.parse(schemas.course, { ...stored, ...ratingOf(stored) })

const notFound = reply(404, { message: 'Course not found' })

const sortValues = {
  courseName: ({ courseTitle }) => courseTitle,
  progress: ({ completedTasks, totalTasks }) => completedTasks / totalTasks,
} satisfies Record<contract.CourseSortKey, SortValue<contract.Course>>

export const listCourses = handle(contract.listCourses, schemas.listCourses, ({ query, caller }) => {
  const isFound = createSearch(query.q)
  const isOfLabel = createFilter(isAll(query.label) ? '' : query.label)
  const isOfLevel = createFilter(query.level)
  const isInLanguage = createFilter(query.language)
  const isOfLength = createFilter(query.length)
  const found = coursesOf(caller)
    .all()
    .filter(({ courseTitle, user }) => isFound(courseTitle, user))
    .filter(({ tags }) => isOfLabel(tags))
    .filter((course) => !query.hideCompleted || !isComplete(course))
    .filter(({ skillLevel, language }) => isOfLevel(skillLevel) && isInLanguage(language))
    .filter(({ time }) => isOfLength(lengthOf(time)))
  return reply(200, {
    courses: listPage(found, sortValues, query).map(toCourse),
    totalCourse: found.length,
    total: found.length,
  })
})

const SHORT_MINUTES = 120
const LONG_MINUTES = 150

const lengthOf = (minutes: number): contract.CourseLength =>
  minutes < SHORT_MINUTES ? 'short' : minutes <= LONG_MINUTES ? 'medium' : 'long'

const isAll = (label = '') => createFilter(label)(contract.ALL_COURSES)

type Courses = ReturnType<typeof coursesOf>

export const getCourseDetails = handle(
  contract.getCourseDetails,
  schemas.getCourseDetails,
  ({ query, caller }) => {
    const courses = coursesOf(caller)
    const course = query.courseId ? courses.get(idOf(query.courseId)) : nextOf(courses)
    return course ? reply(200, toCourseDetails(course)) : notFound
  },
)

const nextOf = (courses: Courses) => {
  const all = courses.all()
  return all.find(isUnderWay) ?? all.find((course) => !isComplete(course)) ?? all[0]
}

/** Keeps exactly these topics of a course as completed by the caller, and answers it. */
const answerWith = (courses: Courses, course: StoredCourse, completed: readonly number[]) =>
  reply(200, toCourseDetails(courses.keep(course, progressWith(course, completed))))

export const updateCourseTopic = handle(
  contract.updateCourseTopic,
  schemas.updateCourseTopic,
  ({ params, body, caller }) => {
    const courses = coursesOf(caller)
    const course = courses.get(idOf(params.id))
    if (!course) return notFound
    const topicId = idOf(params.topic)
    if (!hasTopic(course, topicId)) return reply(404, { message: 'Topic not found' })
    const others = completedIn(course).filter((id) => id !== topicId)
    return answerWith(courses, course, body.isCompleted ? [...others, topicId] : others)
  },
)

export const startCourseOver = handle(
  contract.startCourseOver,
  schemas.startCourseOver,
  ({ params, caller }) => {
    const courses = coursesOf(caller)
    const course = courses.get(idOf(params.id))
    return course ? answerWith(courses, course, []) : notFound
  },
)

export const setCourseProgress = handle(
  contract.setCourseProgress,
  schemas.setCourseProgress,
  ({ params, body, caller }) => {
    const courses = coursesOf(caller)
    const course = courses.get(idOf(params.id))
    return course ? answerWith(courses, course, body.completed) : notFound
  },
)
