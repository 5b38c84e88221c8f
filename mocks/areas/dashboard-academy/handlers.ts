import { coursesOf } from '../courses/learner.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { nextWebinar } from './seed.ts'
import { scenario } from '../../scenarios.ts'
import {
  nextAssignments,
  popularInstructors,
  summarizeProgress,
  summarizeTime,
  summarizeTopics,
  topCourses,
} from './handlers-parts.ts'
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { comparisonOf, viewOf } from '../dashboards/time.ts'
import type { Account } from '../../seed/accounts.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const makersFor = (caller: Account | undefined): Makers<contract.AcademyParts> => {
  const courses = coursesOf(caller).all()
  return {
    progress: (comparison) => summarizeProgress(courses, comparison),
    time: (comparison) => summarizeTime(courses, comparison),
    topics: (comparison) => summarizeTopics(courses, comparison),
    instructors: () => popularInstructors(courses),
    topCourses: (comparison) => topCourses(courses, comparison),
    webinar: () => (scenario().empty ? null : nextWebinar()),
    assignments: () => nextAssignments(courses),
  }
}

export const getAcademyDashboard = handle(
  contract.getAcademyDashboard,
  schemas.getAcademyDashboard,
  ({ query, caller }) => {
    const { progress, ...rest } = allParts(makersFor(caller), comparisonOf(query))
    return reply(200, { ...viewOf(query), ...progress, ...rest })
  },
)

export const getAcademyDashboardPart = handle(
  contract.getAcademyDashboardPart,
  schemas.getAcademyDashboardPart,
  ({ params, query, caller }) => {
    const part = onePart(makersFor(caller), params.part, comparisonOf(query))
    return part ? reply(200, { ...viewOf(query), ...part }) : reply(404, undefined)
  },
)
