import type {
  Endpoint,
  EndpointArguments,
  EndpointFailure,
  EndpointResult,
} from '@data1522/mocks/contract/endpoint'
import { urlOf } from '@data1522/mocks/contract/url'
import { refuseTokenAtom, sessionAtom } from '../app/session/session.ts'
import { store } from '../app/store.ts'
import { apiBase, apiReady } from './mock.ts'

/** A call that did not succeed: the status (0 when no answer came) and what the answer said. */
export class ApiError<Failure = unknown> extends Error {
  readonly status: number
  readonly failure: Failure | undefined

  constructor(status: number, failure: Failure | undefined) {
    super(`The call failed with status ${status}.`)
    this.name = 'ApiError'
    this.status = status
    this.failure = failure
  }
}

interface CallOptions {
  /** Ends the call early, as when its answer is no longer wanted. */
  readonly signal?: AbortSignal
}

/**
 * Makes a call of the contract and returns the body of its answer. Where the server no longer knows who is signed in
 * (401), the session ends.
 * @throws ApiError when the answer is not a success or does not come.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: [...EndpointArguments<E>, options?: CallOptions]
): Promise<EndpointResult<E>> {
  const { signal } = (options as CallOptions | undefined) ?? {}
  await apiReady(endpoint.path)
  const token = store.get(sessionAtom)?.accessToken
  const body = (input as { body?: unknown } | undefined)?.body
  const response = await fetch(apiBase + urlOf(endpoint, (input ?? {}) as never), {
    method: endpoint.method,
    signal,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    throw new ApiError(0, undefined)
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : parse(text)
  if (response.status === 401 && token !== undefined) store.set(refuseTokenAtom, token)
  if (!response.ok) throw new ApiError(response.status, answer as EndpointFailure<E>)
  return answer as EndpointResult<E>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
