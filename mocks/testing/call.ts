import type { Endpoint, EndpointArguments, EndpointInput, EndpointResult } from '../contract/endpoint.ts'
import { urlOf } from '../contract/url.ts'

const ORIGIN = 'http://localhost'

/** What came back: the status and the parsed body, if there was one. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Sends a request as it stands, right or wrong; a body that is no text goes as JSON. */
export const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  const response = await fetch(ORIGIN + path, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Calls an endpoint the way the product does, and gives the body of its success. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[input]: EndpointArguments<E>
): Promise<EndpointResult<E>> => {
  const given = (input ?? {}) as EndpointInput<E> & { body?: unknown }
  const { status, body } = await send(endpoint.method, urlOf(endpoint, given), given.body)
  if (status >= 400) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}`)
  return body as EndpointResult<E>
}
