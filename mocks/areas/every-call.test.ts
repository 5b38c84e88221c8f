import { describe, expect, test } from 'vitest'
import { isOpen, type Permission, subjects } from '../contract/access.ts'
import { store } from '../store/store.ts'
import { z } from '../contract/zod.ts'
import { send, tokens } from '../testing/call.ts'
import type { Call } from '../runtime/http.ts'
import { calls } from './all.ts'

const ODD_PARTS = [
  '0',
  '-1',
  '1e9',
  'abc',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  encodeURIComponent('<b>سلام 😀'),
  '9'.repeat(400),
]

const ODD_TEXTS = ['', '__proto__', '-1', '1e9', 'null', '<b>"\'&', '\u202E😀', 'x'.repeat(10_000)]

const ODD_BODIES: readonly unknown[] = [
  undefined,
  '{"name": ',
  'null',
  '7',
  '"<script>alert(1)</script>"',
  [null, {}, [], 'x', -1],
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  { 'unknown\u202Efield': '😀', id: {}, ids: '__proto__', name: null },
  '{"a":'.repeat(500) + '1' + '}'.repeat(500),
]

const named = (some: readonly Call[]) =>
  some.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const)

const pathWith = ({ endpoint }: Call, part: string) => endpoint.path.replace(/:\w+/g, () => part)
const bodyFor = ({ endpoint }: Call) => (endpoint.method === 'GET' ? undefined : {})
const isGrantNeeded = ({ schemas: { access } }: Call) =>
  typeof access === 'object' && !isOpen(access.action, access.subject)

let changes = 0
store.listen({ changed: () => changes++, reset: async () => {} })

/** Sends something odd as the admin; tells what is wrong with the answer, or nothing. */
const faultOf = async (call: Call, path: string, body: unknown) => {
  changes = 0
  const answer = await send(call.endpoint.method, path, body)
  if ('isAdmin' in {}) return 'reached the prototype of all objects'
  const schema = call.schemas.answers[answer.status]
  if (!schema) return `${answer.status} is not in the contract: ${JSON.stringify(answer.body)}`
  if (!z.safeParse(schema, answer.body).success) return `${answer.status} has another shape in the contract`
  return answer.status >= 400 && changes > 0 ? 'refused, but stored something' : undefined
}

describe.each(named(calls.filter(({ endpoint }) => endpoint.path.includes(':'))))('%s', (_, call) => {
  test.each(ODD_PARTS)('answers by its contract to %s in the path', async (part) => {
    expect(await faultOf(call, pathWith(call, part), bodyFor(call))).toBeUndefined()
  })
})

describe.each(named(calls.filter(({ schemas }) => schemas.query)))('%s', (_, call) => {
  const names = Object.keys((call.schemas.query as unknown as { shape: object }).shape)
  const path = pathWith(call, '1')

  test.each(ODD_TEXTS)('answers by its contract to %s as every value of the query', async (odd) => {
    const query = new URLSearchParams(names.map((name) => [name, odd]))
    expect(await faultOf(call, `${path}?${query}`, bodyFor(call))).toBeUndefined()
  })

  test('answers by its contract to every value twice and to names that nobody knows', async () => {
    const query = names.map((name) => `${name}=a&${name}=b`).join('&')
    expect(await faultOf(call, `${path}?${query}&__proto__[x]=1&=&%`, bodyFor(call))).toBeUndefined()
  })
})

describe.each(named(calls.filter(({ schemas }) => schemas.body)))('%s', (_, call) => {
  test.each(ODD_BODIES)('answers by its contract to a body of %j', async (body) => {
    expect(await faultOf(call, pathWith(call, '1'), body)).toBeUndefined()
  })
})

test.each(named(calls))('%s is refused just where its access says so', async (_, call) => {
  const path = pathWith(call, '1')
  const nobody = await send(call.endpoint.method, path, bodyFor(call), null)
  const client = await send(call.endpoint.method, path, bodyFor(call), tokens.client)
  expect(nobody.status === 401).toBe(isGrantNeeded(call) || call.schemas.access === 'signed-in')
  expect(client.status === 403).toBe(isGrantNeeded(call))
})

const asked = (some: readonly Call[]) =>
  some.map(({ schemas }) => schemas.access).filter((access) => typeof access === 'object')
const namesOf = (permissions: readonly Permission[]) =>
  [...new Set(permissions.map(({ action, subject }) => `${action} ${subject}`))].toSorted()

test('what is open beside reading is what the specification has calls for, and nothing else', () => {
  const changes = (some: readonly Call[]) => asked(some).filter(({ action }) => action !== 'read')
  const open = changes(calls).filter(({ action, subject }) => isOpen(action, subject))
  expect(namesOf(open)).toEqual(namesOf(changes(calls.filter(({ schemas }) => !schemas.beyond))))
})

test('every subject that the rules know is that of a call, and its reading is open', () => {
  expect(subjects.toSorted()).toEqual([...new Set(asked(calls).map(({ subject }) => subject))].toSorted())
  expect(subjects.filter((subject) => !isOpen('read', subject))).toEqual([])
})

test.each(['AclDemo', 'all', '__proto__', 'toString'])('nothing is open about %s', (subject) => {
  expect(isOpen('read', subject)).toBe(false)
})

test('no two calls have the same method and path', () => {
  const names = named(calls).map(([name]) => name.replace(/:\w+/g, ':'))
  expect(names).toEqual([...new Set(names)])
})
