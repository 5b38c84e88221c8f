import { beforeEach, describe, expect, test } from 'vitest'
import { setScenario } from '../../scenarios.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { CV_LIMIT, CV_TYPES, type Job, JOB_IDS, LETTER_LIMIT, listJobs } from './contract.ts'

const JOBS = '/api/front/jobs'
const APPLY = `${JOBS}/map-engineer/applications`
const cv = (type: string, content = 'JVBERi0xLjc=') => `data:${type};base64,${content}`
const application = {
  name: 'Noor El Amrani',
  email: 'noor@elamrani.example',
  letter: 'I drew the bus map of Rabat by hand.',
  cvName: 'noor.pdf',
  cv: cv(CV_TYPES.pdf),
}

beforeEach(() => setNow('2026-11-20T09:00:00Z'))

describe('listJobs', () => {
  test('answers every job to anyone', async () => {
    const { status, body } = await send('GET', JOBS, undefined, null)
    expect(status).toBe(200)
    expect((body as { jobs: Job[] }).jobs.map(({ id }) => id)).toEqual(JOB_IDS)
  })

  test('pays from less to more', async () => {
    for (const { payFrom, payTo } of (await call(listJobs, {})).jobs) expect(payFrom).toBeLessThan(payTo)
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect((await call(listJobs, {})).jobs).toEqual([])
  })
})

describe('applyForJob', () => {
  test.each(Object.values(CV_TYPES))('takes the application of anyone with a CV of %s', async (type) => {
    expect(await send('POST', APPLY, { ...application, cv: cv(type) }, null)).toEqual({
      status: 201,
      body: { receivedOn: '2026-11-20T09:00:00.000Z' },
    })
  })

  test('takes a CV that is just as large as it may be', async () => {
    const largest = Buffer.alloc(CV_LIMIT).toString('base64')
    const { status } = await send('POST', APPLY, { ...application, cv: cv(CV_TYPES.pdf, largest) }, null)
    expect(status).toBe(201)
  })

  test.each([
    ['name', ' '],
    ['email', 'noor'],
    ['letter', 'Hello.'],
    ['letter', 'x'.repeat(LETTER_LIMIT + 1)],
    ['cvName', ''],
    ['cv', cv('image/png')],
    ['cv', cv(CV_TYPES.pdf, '')],
    ['cv', cv(CV_TYPES.pdf, 'not base64')],
    ['cv', cv(CV_TYPES.pdf, Buffer.alloc(CV_LIMIT + 1).toString('base64'))],
  ])('names the %s that is wrong', async (field, value) => {
    const { status, body } = await send('POST', APPLY, { ...application, [field]: value }, null)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  })

  test('answers 404 for a job that is not open', async () => {
    expect(await send('POST', `${JOBS}/astronaut/applications`, application, null)).toEqual({
      status: 404,
      body: { message: 'Job not found' },
    })
  })
})
