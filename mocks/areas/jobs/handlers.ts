import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { openJobs } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import { scenario } from '../../scenarios.ts'
import { now } from '../../seed/clock.ts'

export const listJobs = handle(contract.listJobs, schemas.listJobs, () =>
  reply(200, { jobs: scenario().empty ? [] : [...openJobs] }),
)

export const applyForJob = handle(contract.applyForJob, schemas.applyForJob, ({ params }) =>
  openJobs.some(({ id }) => id === params.id)
    ? reply(201, { receivedOn: now().toISOString() })
    : reply(404, { message: 'Job not found' }),
)
