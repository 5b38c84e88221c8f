import { describe, expect, test } from 'vitest'
import { z } from '../contract/zod.ts'
import { store } from '../collections/store.ts'
import { send, tokens } from '../testing/call.ts'
import { calls } from './index.ts'

const ODD_PARTS = [
  '0',
  '-1',
  '1e9',
  'abc',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '<b>',
  'سلام',
  '😀',
  '9'.repeat(400),
]

const ODD_BODIES: readonly (readonly [what: string, body: unknown])[] = [
  ['nothing', undefined],
  ['broken JSON', '{"name": '],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"<script>alert(1)</script>"'],
  ['a list of odd things', [null, {}, [], 'x', -1]],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['unknown fields', { 'unknown\u202Efield': '😀', nothing: null }],
  ['a very deep object', JSON.stringify(nest(500))],
]

function nest(depth: number): object {
  return depth === 0 ? {} : { more: nest(depth - 1) }
}

const snapshot = () => JSON.stringify(store.snapshot())

const fill = (path: string, part: string) => path.replace(/:\w+/g, () => part)

describe.each(calls.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call] as const))(
  '%s',
  (_, { endpoint, schemas }) => {
    const { method, path } = endpoint
    const isWrite = method !== 'GET'
    const anyPath = fill(path, '1')

    /** The contract's own answers, and those that any call can give. */
    const expectKept = (status: number, body: unknown) => {
      const schema = schemas.answers[status]
      if (!schema) throw new Error(`${status} is not in the contract: ${JSON.stringify(body)}`)
      expect(z.safeParse(schema, body).success).toBe(true)
    }

    if (path.includes(':'))
      test.each(ODD_PARTS)('answers what its contract says to the id %s', async (part) => {
        const { status, body } = await send(
          method,
          fill(path, part.startsWith('%') ? part : encodeURIComponent(part)),
          isWrite ? {} : undefined,
        )
        expectKept(status, body)
        expect({}).not.toHaveProperty('isAdmin')
      })

    if (schemas.query)
      test('answers what its contract says to odd queries', async () => {
        const names = Object.keys((schemas.query as unknown as { shape: object }).shape)
        for (const odd of ['', '__proto__', '-1', 'null', '<b>"\'&', '\u202E😀', 'x'.repeat(10_000)]) {
          const query = new URLSearchParams(names.map((name) => [name, odd]))
          const { status, body } = await send(method, `${anyPath}?${query}`)
          expectKept(status, body)
        }
        const twice = new URLSearchParams(
          names.flatMap((name) => [
            [name, 'a'],
            [name, 'b'],
          ]),
        )
        const { status, body } = await send(method, `${anyPath}?${twice}&__proto__[x]=1`)
        expectKept(status, body)
      })

    if (schemas.body)
      test.each(ODD_BODIES)('answers %s as a body with a 4xx and stores nothing', async (_what, odd) => {
        const before = snapshot()
        const { status, body } = await send(method, anyPath, odd)
        expectKept(status, body)
        if (status >= 400) {
          expect(body).toMatchObject({ message: expect.stringMatching(/\S/) })
          expect(snapshot()).toBe(before)
        }
        expect({}).not.toHaveProperty('isAdmin')
      })

    test('is refused to nobody and to a client just where its access says so', async () => {
      const isGrantNeeded = typeof schemas.access === 'object' && schemas.access.isGrantNeeded
      const byNobody = await send(method, anyPath, isWrite ? {} : undefined, null)
      expect(byNobody.status === 401).toBe(isGrantNeeded || schemas.access === 'signed-in')
      const byClient = await send(method, anyPath, isWrite ? {} : undefined, tokens.client)
      expect(byClient.status === 403).toBe(isGrantNeeded)
      if (isGrantNeeded) expect(byClient.body).toMatchObject({ reason: 'no rule of yours grants it.' })
    })

    test('a grant is asked for only beyond the specification', () => {
      if (typeof schemas.access === 'object' && schemas.access.isGrantNeeded)
        expect(schemas.beyond).toBe(true)
    })
  },
)
