import { courses } from '../courses/collection.ts'
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
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const makers: Makers<contract.AcademyParts> = {
  progress: (comparison) => summarizeProgress(courses.all(), comparison),
  time: (comparison) => summarizeTime(courses.all(), comparison),
  topics: (comparison) => summarizeTopics(courses.all(), comparison),
  instructors: () => popularInstructors(courses.all()),
  topCourses: (comparison) => topCourses(courses.all(), comparison),
  webinar: () => (scenario().empty ? null : nextWebinar()),
  assignments: () => nextAssignments(courses.all()),
}

export const getAcademyDashboard = handle(
  contract.getAcademyDashboard,
  schemas.getAcademyDashboard,
  ({ query }) => {
    const { progress, ...rest } = allParts(makers, comparisonOf(query))
    return reply(200, { ...viewOf(query), ...progress, ...rest })
  },
)

export const getAcademyDashboardPart = handle(
  contract.getAcademyDashboardPart,
  schemas.getAcademyDashboardPart,
  ({ params, query }) => {
    const part = onePart(makers, params.part, comparisonOf(query))
    return part ? reply(200, { ...viewOf(query), ...part }) : reply(404, undefined)
  },
)
