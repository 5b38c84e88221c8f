import { courses } from '../collections/courses.ts'
import * as contract from '../contract/dashboard-academy.ts'
import * as schemas from '../contract/dashboard-academy.schema.ts'
import { now } from '../data/clock.ts'
import { nextWebinar } from '../data/dashboard-academy.ts'
import { scenario } from '../scenarios.ts'
import { isComplete } from './course-progress.ts'
import {
  minutesOf,
  nextAssignments,
  popularInstructors,
  summarizeTopics,
  testResultOf,
  topCourses,
} from './dashboard-academy-parts.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'

export const getAcademyDashboard = handle(contract.getAcademyDashboard, schemas.getAcademyDashboard, () => {
  const all = courses.all()
  return reply(200, {
    asOf: now().toISOString(),
    minutesSpent: minutesOf(all),
    testResult: testResultOf(all),
    completedCourses: all.filter(isComplete).length,
    totalCourses: all.length,
    topics: summarizeTopics(all),
    instructors: popularInstructors(all),
    topCourses: topCourses(all),
    webinar: scenario().empty ? null : nextWebinar(),
    assignments: nextAssignments(all),
  })
})
