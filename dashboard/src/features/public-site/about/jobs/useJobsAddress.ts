import { type JobId, OFFICES, type Office } from '@data1522/mocks/contract/jobs'
import { choice, freeText, useAddressState } from '../../../../core/router/useAddressState.ts'

/** What addresses name the section by. */
export const JOBS_ID = 'jobs'

/** What the address says of the jobs. */
export type JobsState = {
  /** The job that is open, as the address writes it: it need not be one. */
  job: JobId | (string & {})
  place: Office | null
}

const parameters = { job: freeText(), place: choice(OFFICES) }

/** The open job and the place that they are narrowed to, kept in the address. */
export const useJobsAddress = () => useAddressState<JobsState>(parameters)
