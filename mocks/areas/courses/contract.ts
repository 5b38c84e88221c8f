import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What courses are about. */
export const COURSE_TAGS = ['Web', 'Design', 'Psychology', 'UI/UX', 'Art'] as const
/** The label that lets the courses of all tags through. */
export const ALL_COURSES = 'All Courses'
/** What the list of courses can be sorted by; `progress` is the share of completed topics. */
export const COURSE_SORT_KEYS = ['courseName', 'progress'] as const
/** How much a course takes for granted. */
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
/** The languages in which courses are taught. */
export const COURSE_LANGUAGES = ['English', 'French', 'Arabic'] as const
/** How long courses are: under two hours, up to two and a half, longer. */
export const COURSE_LENGTHS = ['short', 'medium', 'long'] as const
/** The logos of courses, as names of Tabler icons. */
export const COURSE_LOGOS = ['code', 'palette', 'brain', 'device-mobile', 'brush'] as const

export type CourseTag = (typeof COURSE_TAGS)[number]
export type CourseSortKey = (typeof COURSE_SORT_KEYS)[number]
export type CourseLevel = (typeof COURSE_LEVELS)[number]
export type CourseLanguage = (typeof COURSE_LANGUAGES)[number]
export type CourseLength = (typeof COURSE_LENGTHS)[number]
export type CourseLogo = (typeof COURSE_LOGOS)[number]

/** A course as lists show it; `user` is its instructor, `time` its length in minutes, a task one of its topics, completed by whoever asks. */
export type Course = z.output<typeof schemas.course>

/** A course as its own screen shows it; times are in minutes, `description` is html. */
export type CourseDetails = z.output<typeof schemas.courseDetails>

/** A section of a course; `status` is 'done / total', counted in topics. */
export type CourseSection = z.output<typeof schemas.courseSection>

/** A topic of a section; its id is unique in its course. */
export type CourseTopic = z.output<typeof schemas.courseTopic>

/** Which courses a list shows, and how. */
export type CourseQuery = z.input<typeof schemas.courseQuery>

/** One page of the courses that fit the query; level, language and length are beyond the specification. */
export const listCourses = endpoint<typeof schemas.listCourses>()({
  method: 'GET',
  path: '/api/apps/academy/courses',
})

/** The details of a course; without an id those of the first one begun and not complete. */
export const getCourseDetails = endpoint<typeof schemas.getCourseDetails>()({
  method: 'GET',
  path: '/api/apps/academy/course-details',
})

/** Beyond the specification: marks a topic of a course as completed by the caller or not. */
export const updateCourseTopic = endpoint<typeof schemas.updateCourseTopic>()({
  method: 'PUT',
  path: '/api/apps/academy/course-details/:id/topics/:topic',
})

/** Beyond the specification: marks all topics of a course as not completed by the caller. */
export const startCourseOver = endpoint<typeof schemas.startCourseOver>()({
  method: 'POST',
  path: '/api/apps/academy/courses/:id/start-over',
})

/** Beyond the specification: marks exactly these topics of a course as completed by the caller; takes `startCourseOver` back. */
export const setCourseProgress = endpoint<typeof schemas.setCourseProgress>()({
  method: 'PUT',
  path: '/api/apps/academy/courses/:id/progress',
})
