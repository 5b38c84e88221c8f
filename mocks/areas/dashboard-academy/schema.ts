import { may } from '../../contract/access.ts'
import { count, id, line, paragraph, percent, picture, requiredLine } from '../../contract/common.schema.ts'
import { COURSE_LOGOS, COURSE_TAGS } from '../courses/contract.ts'
import {
  countFigure,
  dashboardQuery,
  dashboardView,
  figure,
  partAnswers,
  share,
} from '../dashboards/schema.ts'
import { z } from '../../contract/zod.ts'

const tag = z.enum(COURSE_TAGS)

export const academyTopic = z.extend(countFigure, { tag, courses: count, share })

export const academyTime = z.object({
  minutes: countFigure,
  topics: z.array(z.object({ tag, minutes: count })),
})

export const academyInstructor = z.object({
  name: requiredLine,
  avatar: picture,
  position: line,
  courses: count,
  students: count,
})

const topCourse = z.extend(countFigure, { id, title: requiredLine, tag, logo: z.enum(COURSE_LOGOS) })

export const academyAssignment = z.object({
  courseId: id,
  title: requiredLine,
  tag,
  completedTasks: count,
  totalTasks: count,
  progress: percent,
})

export const webinar = z.object({
  title: requiredLine,
  description: paragraph,
  startsAt: z.iso.datetime(),
  minutes: count,
  image: picture,
  speaker: z.object({ name: requiredLine, position: line, avatar: picture }),
})

export const academyDashboardQuery = dashboardQuery(30)

export const academyProgress = z.object({
  minutesSpent: countFigure,
  testResult: z.extend(figure, { value: z.nullable(percent) }),
  completedCourses: countFigure,
  totalCourses: count,
})

const lists = z.object({
  time: academyTime,
  topics: z.array(academyTopic),
  instructors: z.array(academyInstructor),
  topCourses: z.array(topCourse),
  webinar: z.nullable(webinar),
  assignments: z.array(academyAssignment),
})

export const academyDashboard = z.extend(z.extend(dashboardView, academyProgress.shape), lists.shape)

export const academyParts = z.extend(lists, { progress: academyProgress })

export const getAcademyDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: academyDashboardQuery,
  answers: { 200: academyDashboard },
}

export const getAcademyDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: academyDashboardQuery,
  answers: partAnswers(dashboardView, academyParts),
}
