import { http, HttpResponse } from 'msw'
import { store } from '../store/store.ts'
import { z } from '../contract/zod.ts'
import type { Access } from '../contract/access.ts'
import { callerOf, guard, readToken } from './guard.ts'
import type { Call, CallInput } from './http.ts'
import { readBody, readQuery } from './input.ts'
import { simulateFaults } from './simulate-faults.ts'
import { withPictureAddresses } from './picture-addresses.ts'

const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** The request handler of a call: waits for the data, asks the scenario and the guard, reads, answers. */
export const serve = (call: Call) =>
  register[call.endpoint.method](`*${call.endpoint.path}`, async ({ request, params }) => {
    try {
      const { endpoint, schemas } = call
      await store.ready()
      await simulateFaults(endpoint.path, schemas.access)
      const token = readToken(request)
      const caller = callerOf(schemas.access, token)
      const check = guard(schemas.access, caller)
      const query = schemas.query && readQuery(schemas.query, request)
      const body = schemas.body && (await readBody(schemas.body, request))
      const input: CallInput<string, never> = {
        params,
        query: query as never,
        body: body as never,
        caller,
        token,
        userAgent: request.headers.get('user-agent') ?? navigator.userAgent,
        permit: (row, fields = changedFields(schemas.access, body)) => check(row, fields),
      }
      const answer = () => call.answer(input as never)
      const isReading = endpoint.method === 'GET' && !schemas.isChanging
      const given = isReading ? answer() : await store.exclusively(answer)
      if (import.meta.env?.DEV) checkAnswer(call, given)
      const status = Number(given.status)
      if (given.body === undefined) return new HttpResponse(null, { status })
      return new HttpResponse(withPictureAddresses(given.body), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      console.error(thrown)
      return HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
    }
  })

const changedFields = (access: Access, body: unknown) =>
  typeof access === 'object' && access.action === 'update' && typeof body === 'object'
    ? Object.keys(body ?? {})
    : []

const checkAnswer = (
  { endpoint: { method, path }, schemas: { answers } }: Call,
  { status, body }: { status: PropertyKey; body?: unknown },
) => {
  const schema = answers[Number(status)]
  if (!schema)
    throw new Error(`${method} ${path} answered ${String(status)}, which its contract does not know.`)
  const { error } = z.safeParse(schema, body)
  if (error) throw new Error(`${method} ${path} broke its contract: ${z.prettifyError(error)}`)
}
