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
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { comparisonOf } from '../dashboards/time.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const view = () => ({ asOf: now().toISOString() })

const progressOf = (): contract.AcademyProgress => {
  const all = courses.all()
  return {
    minutesSpent: minutesOf(all),
    testResult: testResultOf(all),
    completedCourses: all.filter(isComplete).length,
    totalCourses: all.length,
  }
}

const lists = {
  topics: () => summarizeTopics(courses.all()),
  instructors: () => popularInstructors(courses.all()),
  topCourses: () => topCourses(courses.all()),
  webinar: () => (scenario().empty ? null : nextWebinar()),
  assignments: () => nextAssignments(courses.all()),
}

const makers: Makers<contract.AcademyParts> = { ...lists, progress: progressOf }
/** Nothing of it depends on days. */
const untimed = comparisonOf({ period: 7, compare: 'none' })

export const getAcademyDashboard = handle(contract.getAcademyDashboard, schemas.getAcademyDashboard, () => {
  const { progress, ...rest } = allParts(makers, untimed)
  return reply(200, { ...view(), ...progress, ...rest })
})

export const getAcademyDashboardPart = handle(
  contract.getAcademyDashboardPart,
  schemas.getAcademyDashboardPart,
  ({ params }) => {
    const part = onePart(makers, params.part, untimed)
    return part ? reply(200, { ...view(), ...part }) : reply(404, undefined)
  },
)
