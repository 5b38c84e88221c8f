import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from './node.ts'
import { setScenario } from '../scenarios.ts'
import { answerFromPage } from './page.ts'

const network = vi.fn<typeof fetch>(async () => new Response('from the network'))

beforeEach(() => {
  server.close()
  vi.stubGlobal('location', new URL('http://localhost/sub/apps/user/list'))
  vi.stubGlobal('fetch', network)
  answerFromPage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  network.mockClear()
  server.listen({ onUnhandledFrame: 'error' })
})

const login = { method: 'POST', body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }) }

describe('without a service worker', () => {
  test('the page answers the calls to the API itself', async () => {
    const response = await fetch('http://localhost/api/apps/users')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ totalUsers: 50 })
    expect(network).not.toHaveBeenCalled()
  })

  test('with their bodies, however they are given', async () => {
    const url = 'http://localhost/api/auth/login'
    for (const response of [
      await fetch(url, login),
      await fetch(new URL(url), login),
      await fetch(new Request(url, login)),
    ])
      expect(response.status).toBe(201)
    expect(network).not.toHaveBeenCalled()
  })

  test.each([
    'http://localhost/assets/app.js',
    'http://localhost/sub/api/apps/users',
    'https://elsewhere.example/api/apps/users',
  ])('%s goes to the network as it is', async (url) => {
    const init = { headers: { accept: 'text/plain' } }
    expect(await (await fetch(url, init)).text()).toBe('from the network')
    expect(network).toHaveBeenCalledExactlyOnceWith(url, init)
  })

  test('a call that nobody knows goes to the network, body and all', async () => {
    await fetch('http://localhost/api/unknown', { method: 'POST', body: 'kept' })
    const [request] = network.mock.calls[0]!
    expect(await (request as Request).text()).toBe('kept')
  })

  test('an aborted call does nothing and rejects', async () => {
    const url = 'http://localhost/api/apps/users/1'
    await expect(fetch(url, { method: 'DELETE', signal: AbortSignal.abort() })).rejects.toThrow('abort')
    expect((await fetch(url)).status).toBe(200)
  })

  test('a call aborted on its way rejects', async () => {
    setScenario({ delay: [30, 30] })
    const aborting = new AbortController()
    const answer = fetch('http://localhost/api/apps/users', { signal: aborting.signal })
    aborting.abort()
    await expect(answer).rejects.toThrow('abort')
  })
})
