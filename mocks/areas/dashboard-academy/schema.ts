import { may } from '../../contract/access.ts'
import { count, id, line, paragraph, percent, picture, requiredLine } from '../../contract/common.schema.ts'
import { COURSE_LOGOS, COURSE_TAGS } from '../courses/contract.ts'
import { dashboardView, partAnswers, share } from '../dashboards/schema.ts'
import { z } from '../../contract/zod.ts'

const tag = z.enum(COURSE_TAGS)

export const academyTopic = z.object({ tag, courses: count, minutesSpent: count, students: count, share })

export const academyInstructor = z.object({
  name: requiredLine,
  avatar: picture,
  position: line,
  courses: count,
  students: count,
})

const topCourse = z.object({ id, title: requiredLine, tag, logo: z.enum(COURSE_LOGOS), views: count })

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
  speaker: z.object({ name: requiredLine, position: line, avatar: picture }),
})

const academyView = z.pick(dashboardView, { asOf: true })

export const academyProgress = z.object({
  minutesSpent: count,
  testResult: z.nullable(percent),
  completedCourses: count,
  totalCourses: count,
})

const lists = z.object({
  topics: z.array(academyTopic),
  instructors: z.array(academyInstructor),
  topCourses: z.array(topCourse),
  webinar: z.nullable(webinar),
  assignments: z.array(academyAssignment),
})

export const academyDashboard = z.extend(z.extend(academyView, academyProgress.shape), lists.shape)

export const academyParts = z.extend(lists, { progress: academyProgress })

export const getAcademyDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  answers: { 200: academyDashboard },
}

export const getAcademyDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  answers: partAnswers(academyView, academyParts),
}
