import { afterEach, expect, test, vi } from 'vitest'
import { everyCall } from './answer.ts'
import { answerFromWorker } from './worker.ts'

const asked: Promise<unknown>[] = []
const registration = { update: () => Promise.reject(new TypeError('No connection')) }

// What msw does at the start of a page that has a worker already: it asks for a newer one and does not wait.
vi.mock('msw/browser', () => ({
  setupWorker: () => ({
    start: async () => void asked.push(registration.update()),
  }),
}))
afterEach(() => vi.unstubAllGlobals())

test('the API of another origin is left to that origin', async () => {
  vi.stubGlobal('location', new URL('http://localhost/apps'))
  const ask = async (url: string) =>
    (await everyCall.run({ request: new Request(url), requestId: '1' }))?.response
  expect(await (await ask('http://localhost/api/apps/users/3'))?.json()).toMatchObject({ id: 3 })
  expect((await ask('https://elsewhere.example/api/apps/users/3'))?.headers.get('content-type')).toBeNull()
})

test('a newer worker that cannot be asked for is no error', async () => {
  const scriptURL = 'http://localhost/sub/sw.js'
  vi.stubGlobal('location', new URL('http://localhost/sub/apps'))
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: { scriptURL }, getRegistration: async () => registration },
  })
  expect(await answerFromWorker('/sub/')).toBe(true)
  expect(asked).toHaveLength(1)
  await expect(asked[0]).resolves.toBe(registration)
})
