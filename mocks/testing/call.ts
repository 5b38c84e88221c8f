import type { Endpoint, EndpointArguments, EndpointInput, EndpointResult } from '../contract/endpoint.ts'
import { urlOf } from '../contract/url.ts'
import { accounts } from '../seed/accounts.ts'
import { tokenOf } from '../runtime/session.ts'
import { noteVisit } from './coverage.ts'
import { origin } from './origin.ts'

/** What came back: the status and the parsed body, if there was one. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

const admin = tokenOf(accounts[0]!)

/** The tokens of the demo accounts. */
export const tokens = { admin, client: tokenOf(accounts[1]!) }

/** Sends a request as it stands, right or wrong; a body that is no text goes as JSON. Without a token the admin sends it; `null` sends it as nobody. */
export const send = async (
  method: string,
  path: string,
  body?: unknown,
  token: string | null = admin,
): Promise<Answer> => {
  const response = await fetch(origin() + path, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  noteVisit(method, path, response.status)
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** Calls an endpoint the way the product does, as the admin, and gives the body of its success. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  ...[input]: EndpointArguments<E>
): Promise<EndpointResult<E>> => {
  const given = (input ?? {}) as EndpointInput<E> & { body?: unknown }
  const { status, body } = await send(endpoint.method, urlOf(endpoint, given), given.body)
  if (status >= 400) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}`)
  return body as EndpointResult<E>
}
