import { expect, test } from 'vitest'
import { areaOf, loadCalls } from './areas.ts'
import { calls } from './all.ts'

test.each(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
  'the area of its path has %s',
  async (_, call) => {
    expect(await loadCalls([areaOf(call.endpoint.path)!])).toContain(call)
  },
)

test.each(['/api', '/api/', '/api/apps', '/api/apps/user', '/api/apps/usersandmore', '/elsewhere'])(
  '%s has no area',
  (path) => {
    expect(areaOf(path)).toBeUndefined()
  },
)
