import type { Endpoint, EndpointArguments, EndpointResult } from '@data1522/mocks/contract/endpoint'
import { urlOf } from '@data1522/mocks/contract/url'
import { ensureMessages } from '../i18n/intl.ts'
import { refuseTokenAtom, sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { addressOn } from './address.ts'
import { apiBase, apiReady } from './mock.ts'
import { untilOnline } from './online.ts'

/** How long a call waits for its answer. */
const patience = 20_000

/** The status of a call that got no answer at all. */
export const NO_ANSWER = 0
/** The status of a call whose answer did not come in time. */
export const TOO_LATE = 408

/** A call that did not succeed: the status of its answer, also of one that is no JSON, and what the answer said. */
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
 * Makes a call of the contract and returns the body of its answer. Without a connection it waits for one, except for the
 * mock, which is in this page. Where the server no longer knows who is signed in (401), the session ends.
 * @throws ApiError when the answer is not a success, is not JSON, or does not come.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: [...EndpointArguments<E>, options?: CallOptions]
): Promise<EndpointResult<E>> {
  const { signal } = (options as CallOptions | undefined) ?? {}
  // Whoever asked: by the time that it is sent, somebody else may be here, or nobody.
  const token = store.get(sessionAtom)?.accessToken
  const send = () =>
    attempt(endpoint, (input ?? {}) as CallInput, token, signal) as Promise<EndpointResult<E>>
  if (apiBase) await untilOnline(signal)
  try {
    return await send()
  } catch (error) {
    const isCutOff = error instanceof ApiError && error.status === NO_ANSWER && !navigator.onLine
    // What reads can be asked for again; of a change nobody knows whether it has arrived.
    if (!isCutOff || endpoint.method !== 'GET') throw error
    await untilOnline(signal)
    return send()
  }
}

interface CallInput {
  readonly body?: unknown
}

async function attempt(
  endpoint: Endpoint,
  input: CallInput,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<unknown> {
  const { body } = input
  const { status, ok, text } = await fetchText(
    endpoint.path,
    addressOn(apiBase, urlOf(endpoint, input as never)),
    {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    signal,
  )
  const answer = parse(text)
  if (status === 401 && token !== undefined) store.set(refuseTokenAtom, token)
  if (!ok) throw await failure(status, answer)
  if (answer === undefined && status !== 204) throw await failure(status, undefined)
  return answer
}

/** The answer to a request with its body as text, if it comes while one has patience. */
async function fetchText(path: string, url: string, init: RequestInit, signal?: AbortSignal) {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await apiReady(path)
    timer = setTimeout(() => limit.abort(), patience)
    const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
    const response = await fetch(url, { ...init, signal: either })
    return { status: response.status, ok: response.ok, text: await response.text() }
  } catch (reason) {
    if (signal?.aborted) throw reason
    throw await failure(limit.signal.aborted ? TOO_LATE : NO_ANSWER, undefined)
  } finally {
    clearTimeout(timer)
  }
}

/** A failure is told once the words for it are there. */
async function failure(status: number, answer: unknown) {
  await ensureMessages(['errors']).catch(() => undefined)
  return new ApiError(status, answer)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
