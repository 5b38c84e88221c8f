import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What courses of a tag came to: `value` is their views, `share` their part of all views from 0 to 1. */
export type AcademyTopic = z.output<typeof schemas.academyTopic>

/** The minutes learnt, in all and by the tags of the courses; tags without any are left out. */
export type AcademyTime = z.output<typeof schemas.academyTime>

/** Someone who teaches, with how many courses and students. */
export type AcademyInstructor = z.output<typeof schemas.academyInstructor>

/** A course of which some of the topics are completed, but not all. */
export type AcademyAssignment = z.output<typeof schemas.academyAssignment>

/** A live lesson that is still ahead. */
export type Webinar = z.output<typeof schemas.webinar>

/** How far one has come: the figures of the academy dashboard that are no lists. */
export type AcademyProgress = z.output<typeof schemas.academyProgress>

/** The parts of the academy dashboard, each of which can be asked for alone; its single figures are one, `progress`. */
export type AcademyParts = z.output<typeof schemas.academyParts>

/**
 * The academy dashboard: `minutesSpent` is the length of the topics completed in these days, `testResult` the average of
 * the courses to which they belong, in per cent, `null` if there is none, `completedCourses` counts those whose last topic
 * is among them. Topics and courses come by their views in these days, which are their `value`. Instructors, who come by
 * their students, and assignments are as they stand now. The courses one takes are those of their own list.
 */
export type AcademyDashboard = z.output<typeof schemas.academyDashboard>

/** Which days the academy dashboard shows. */
export type AcademyDashboardQuery = z.input<typeof schemas.academyDashboardQuery>

/** Beyond the specification: the academy dashboard, over the last 30 days unless asked otherwise. */
export const getAcademyDashboard = endpoint<typeof schemas.getAcademyDashboard>()({
  method: 'GET',
  path: '/api/dashboards/academy',
})

/** Beyond the specification: one part of the academy dashboard, by its name. */
export const getAcademyDashboardPart = endpoint<typeof schemas.getAcademyDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/academy/:part',
})
