import { queryClient } from '../../core/api/query-client.ts'
import { jobsQuery } from './queries.ts'

/** Asks for the jobs before what shows them is there. */
export const prefetchJobs = () => queryClient.prefetchQuery(jobsQuery())
