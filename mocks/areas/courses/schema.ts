import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  id,
  invalidInput,
  line,
  oneOf,
  paragraph,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import {
  type ALL_COURSES,
  COURSE_LANGUAGES,
  COURSE_LENGTHS,
  COURSE_LEVELS,
  COURSE_LOGOS,
  COURSE_TAGS,
  COURSE_SORT_KEYS,
  type CourseLanguage,
  type CourseLength,
  type CourseLevel,
  type CourseTag,
} from './contract.ts'
import { flag, list, text, word } from '../../contract/query.schema.ts'
import { TONES } from '../../contract/tones.ts'
import { z } from '../../contract/zod.ts'

export const course = z.object({
  id,
  user: requiredLine,
  image: picture,
  tutorImg: picture,
  completedTasks: count,
  totalTasks: count,
  userCount: count,
  note: count,
  view: count,
  time: count,
  logo: oneOf(COURSE_LOGOS),
  color: oneOf(TONES),
  courseTitle: requiredLine,
  desc: line,
  tags: oneOf(COURSE_TAGS),
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  ratingCount: count,
})

export const courseTopic = z.object({ id, title: requiredLine, time: count, isCompleted: z.boolean() })

export const courseSection = z.object({
  id,
  title: requiredLine,
  status: z.string().check(z.regex(/^\d+ \/ \d+$/)),
  time: count,
  topics: z.array(courseTopic),
})

export const courseDetails = z.object({
  id,
  title: requiredLine,
  about: paragraph,
  instructor: requiredLine,
  instructorAvatar: picture,
  instructorPosition: line,
  skillLevel: oneOf(COURSE_LEVELS),
  totalStudents: count,
  language: oneOf(COURSE_LANGUAGES),
  isCaptions: z.boolean(),
  length: count,
  totalLectures: count,
  description: paragraph,
  content: z.array(courseSection),
})

/** A label that no course has finds none; an empty one does not filter. */
export const courseQuery = z.object({
  q: text(),
  label: text<CourseTag | typeof ALL_COURSES | ''>(),
  hideCompleted: flag(),
  level: word<CourseLevel | ''>(COURSE_LEVELS),
  language: word<CourseLanguage | ''>(COURSE_LANGUAGES),
  length: word<CourseLength | ''>(COURSE_LENGTHS),
  ...list(COURSE_SORT_KEYS),
})

export const listCourses = {
  access: may('read', 'Course'),
  query: courseQuery,
  answers: { 200: z.object({ courses: z.array(course), totalCourse: count, total: count }) },
}

export const getCourseDetails = {
  access: may('read', 'Course'),
  query: z.object({ courseId: text() }),
  answers: { 200: courseDetails, 404: failure },
}

export const updateCourseTopic = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ isCompleted: z.boolean() }),
  answers: { 200: courseDetails, 400: invalidInput, 404: failure },
}

export const startCourseOver = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: courseDetails, 404: failure },
}

export const setCourseProgress = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ completed: z.array(id).check(z.maxLength(1000)) }),
  answers: { 200: courseDetails, 400: invalidInput, 404: failure },
}
