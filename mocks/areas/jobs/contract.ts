import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The jobs that there are, by the names that addresses and texts know them by. */
export const JOB_IDS = ['map-engineer', 'product-designer', 'support', 'data-analyst', 'writer'] as const
export type JobId = (typeof JOB_IDS)[number]

/** Where people work. */
export const OFFICES = ['lyon', 'lisbon', 'tunis'] as const
export type Office = (typeof OFFICES)[number]

/** How much of a week a job takes. */
export const JOB_HOURS = ['full', 'fourDays', 'half'] as const

/** The most characters of a letter. */
export const LETTER_LIMIT = 2000

/** The biggest that a CV may be, in bytes. */
export const CV_LIMIT = 5_000_000

/** The kinds of files that a CV may be, by their endings. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** An open job; its words are those of whoever shows it. The pay is for a year, in euros. */
export type Job = z.output<typeof schemas.job>

/** Who applies, and with what; the CV is a data address that holds the file whole. */
export type JobApplication = z.input<typeof schemas.jobApplication>

const PATH = '/api/front/jobs'

/** Beyond the specification: the open jobs, in the order that they were opened. */
export const listJobs = endpoint<typeof schemas.listJobs>()({ method: 'GET', path: PATH })

/** Beyond the specification: takes an application for a job; `receivedOn` is when it came. */
export const applyForJob = endpoint<typeof schemas.applyForJob>()({
  method: 'POST',
  path: `${PATH}/:id/applications`,
})
