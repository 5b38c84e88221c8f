import { describe, expect, test } from 'vitest'
import { setScenario } from '../scenarios.ts'
import { origin } from '../testing/origin.ts'

const ask = (path: string, init?: RequestInit) => fetch(origin() + path, init)

describe('the API over http', () => {
  test('lets pages of every origin in', async () => {
    const preflight = await ask('/api/apps/users/3', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    const answer = await ask('/api/apps/users')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  test.each(['/', '//', '/api', '/api/nothing', '/api/apps/users/1/2/3'])(
    'has nothing under %s',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: 'There is no such call' })
    },
  )

  test('serves the pictures of the sample data, and no other file', async () => {
    const picture = await ask('/pictures/avatars/1.svg')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg /)
    expect((await ask('/pictures/avatars/nobody.svg')).status).toBe(404)
    expect((await ask('/pictures/..%2f..%2fpackage.json')).status).toBe(404)
  })

  test('refuses a body over 10 MB and goes on', async () => {
    const body = JSON.stringify({ fullName: 'x'.repeat(10_000_001) })
    expect((await ask('/api/apps/users', { method: 'POST', body })).status).toBe(413)
    expect((await ask('/api/apps/users')).status).toBe(200)
  })

  test('breaks the line in the scenario offline', async () => {
    setScenario({ offline: true })
    await expect(ask('/api/apps/users')).rejects.toThrow('fetch failed')
    setScenario()
    expect((await ask('/api/apps/users')).status).toBe(200)
  })
})
