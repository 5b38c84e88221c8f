import { courses } from '../courses/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { nextWebinar } from './seed.ts'
import { scenario } from '../../scenarios.ts'
import { isComplete } from '../courses/progress.ts'
import {
  minutesOf,
  nextAssignments,
  popularInstructors,
  summarizeTopics,
  testResultOf,
  topCourses,
} from './handlers-parts.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

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
