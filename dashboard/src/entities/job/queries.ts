import { listJobs } from '@data1522/mocks/contract/jobs'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** The open jobs. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: ['jobs'],
    queryFn: async ({ signal }) => (await call(listJobs, {}, { signal })).jobs,
  })
