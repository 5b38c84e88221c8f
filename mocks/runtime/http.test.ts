import { afterEach, describe, expect, test, vi } from 'vitest'
import { store } from '../store/store.ts'
import { endpoint } from '../contract/endpoint.ts'
import { z } from '../contract/zod.ts'
import { server } from '../transports/node.ts'
import { send } from '../testing/call.ts'
import { handle } from './http.ts'
import { serve as register } from './serve.ts'
import { reply } from './reply.ts'

const schemas = {
  access: 'anyone' as const,
  query: z.object({ size: z.optional(z.string()), tags: z.optional(z.array(z.string())) }),
  answers: { 200: z.object({ size: z.string() }) },
}
const measure = endpoint<typeof schemas>()({ method: 'GET', path: '/api/measure' })
const broken = { status: 500, body: { message: 'Something went wrong' } }

const serve = (answer: Parameters<typeof handle<'/api/measure', typeof schemas>>[2]) =>
  server.use(register(handle(measure, schemas, answer)))

const silence = () => vi.spyOn(console, 'error').mockReturnValue()

afterEach(() => vi.restoreAllMocks())

describe('handle', () => {
  test('gives the query as its schema reads it, a repeated name as a list', async () => {
    const queries: unknown[] = []
    serve(({ query }) => {
      queries.push(query)
      return reply(200, { size: query.size ?? 'none' })
    })
    expect(await send('GET', '/api/measure?size=L&other=1&tags=a&tags=b')).toEqual({
      status: 200,
      body: { size: 'L' },
    })
    expect(queries).toEqual([{ size: 'L', tags: ['a', 'b'] }])
  })

  test('waits for whatever holds the store', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    store.holdUntil(promise)
    const answer = vi.fn<() => { status: 200; body: { size: string } }>(() => reply(200, { size: 'L' }))
    serve(answer)
    const sent = send('GET', '/api/measure')
    await new Promise((done) => setTimeout(done, 20))
    expect(answer).not.toHaveBeenCalled()
    resolve()
    expect((await sent).status).toBe(200)
  })

  test('a query that does not fit answers 400', async () => {
    serve(() => reply(200, { size: 'L' }))
    expect(await send('GET', '/api/measure?size=L&size=M')).toMatchObject({
      status: 400,
      body: { errors: { size: [expect.stringMatching(/string/)] } },
    })
  })

  test('an answer that breaks the contract is an error of ours', async () => {
    const report = silence()
    serve(() => reply(200, { size: 5 as unknown as string }))
    expect(await send('GET', '/api/measure')).toEqual(broken)
    expect(String(report.mock.calls[0]?.[0])).toContain('GET /api/measure broke its contract')
  })

  test('a status that the contract does not know is an error of ours', async () => {
    const report = silence()
    serve(() => reply(418 as 200, { size: 'L' }))
    expect(await send('GET', '/api/measure')).toEqual(broken)
    expect(String(report.mock.calls[0]?.[0])).toContain('answered 418')
  })

  test('an error answers 500 and is reported', async () => {
    const report = silence()
    serve(() => {
      throw new Error('A stumble')
    })
    expect(await send('GET', '/api/measure')).toEqual(broken)
    expect(report).toHaveBeenCalledWith(new Error('A stumble'))
  })

  test('a thrown response is the answer', async () => {
    serve(() => {
      throw Response.json({ message: 'Not for you' }, { status: 403 })
    })
    expect(await send('GET', '/api/measure')).toEqual({ status: 403, body: { message: 'Not for you' } })
  })
})
