import { http, HttpResponse } from 'msw'
import { store } from '../collections/store.ts'
import type { Endpoint, EndpointAnswer, EndpointSchemas, PathParameter } from '../contract/endpoint.ts'
import { z } from '../contract/zod.ts'
import { readBody, readQuery } from './input.ts'
import { misbehave } from './misbehave.ts'

interface HandlerInput<Path extends string, Schemas extends EndpointSchemas> {
  readonly params: Readonly<Record<PathParameter<Path>, string>>
  readonly query: Schemas extends { query: infer Query } ? z.output<Query> : undefined
  readonly body: Schemas extends { body: infer Body } ? z.output<Body> : undefined
  readonly request: Request
}

const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** Binds an endpoint to its answer: reads and checks the input first, and while developing the answer too. */
export const handle = <Path extends string, Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Path, Schemas>,
  schemas: NoInfer<Schemas>,
  answer: (input: HandlerInput<Path, Schemas>) => EndpointAnswer<Schemas>,
) =>
  register[endpoint.method](`*${endpoint.path}`, async ({ request, params }) => {
    try {
      await store.ready()
      await misbehave(endpoint.path)
      const query = schemas.query && readQuery(schemas.query, request)
      const body = schemas.body && (await readBody(schemas.body, request))
      const given = answer({ params, query, body, request } as HandlerInput<Path, Schemas>)
      if (import.meta.env?.DEV) checkAnswer(endpoint, schemas, given)
      return given.body === undefined
        ? new HttpResponse(null, { status: Number(given.status) })
        : HttpResponse.json(given.body, { status: Number(given.status) })
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      console.error(thrown)
      return HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
    }
  })

const checkAnswer = (
  { method, path }: Endpoint,
  { answers }: EndpointSchemas,
  { status, body }: { status: PropertyKey; body?: unknown },
) => {
  const schema = answers[Number(status)]
  if (!schema)
    throw new Error(`${method} ${path} answered ${String(status)}, which its contract does not know.`)
  const { error } = z.safeParse(schema, body)
  if (error) throw new Error(`${method} ${path} broke its contract: ${z.prettifyError(error)}`)
}
