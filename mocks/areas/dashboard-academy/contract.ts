import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What courses of a tag came to: the minutes learnt, the students, and their share of all students from 0 to 1. */
export type AcademyTopic = z.output<typeof schemas.academyTopic>

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
 * The academy dashboard: `minutesSpent` is the length of the completed topics, `testResult` the average of the courses
 * that are begun, in per cent, `null` if none is; instructors come by their students, courses by their views. The
 * courses one takes are those of their own list.
 */
export type AcademyDashboard = z.output<typeof schemas.academyDashboard>

/** Beyond the specification: the academy dashboard, as the courses stand now. */
export const getAcademyDashboard = endpoint<typeof schemas.getAcademyDashboard>()({
  method: 'GET',
  path: '/api/dashboards/academy',
})

/** Beyond the specification: one part of the academy dashboard, by its name. */
export const getAcademyDashboardPart = endpoint<typeof schemas.getAcademyDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/academy/:part',
})
