import { createUser, listUsers } from '@data1522/mocks/contract/users'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { sessionAtom } from '../auth/session.ts'
import { store } from '../store.ts'
import { ApiError, call, NO_ANSWER, TOO_LATE } from './client.ts'

let answerTo: Mock<typeof fetch>
let isOnline: boolean
const page = { users: [], totalUsers: 0, totalPages: 0, page: 1 }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const comeBack = () => {
  isOnline = true
  dispatchEvent(new Event('online'))
}
const person = { body: { fullName: 'Ada' } as never }
const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  )

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  answerTo = vi.fn<typeof fetch>(async () => json(page))
  vi.stubGlobal('fetch', answerTo)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['a page in place of an answer', () => new Response('<!doctype html>', { status: 200 }), 200],
  ['an empty answer', () => new Response('', { status: 200 }), 200],
  ['a fault', () => json({ message: 'Something went wrong' }, 500), 500],
  ['a refusal', () => json({ action: 'read', subject: 'User' }, 403), 403],
])('%s is an error', async (_, answer, status) => {
  answerTo.mockImplementation(async () => answer())
  expect(await statusOf(call(listUsers))).toBe(status)
})

test('an answer that says nothing on purpose is a success', async () => {
  answerTo.mockImplementation(async () => new Response(null, { status: 204 }))
  expect(await call(listUsers)).toBeUndefined()
})

test('a call that is never answered ends by itself', async () => {
  vi.useFakeTimers()
  answerTo.mockImplementation(
    (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('ended')))),
  )
  const status = statusOf(call(listUsers))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(answerTo).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await status).toBe(TOO_LATE)
})

test('without a connection calls wait, changes too, and go on when it is back', async () => {
  isOnline = false
  const all = Promise.all([statusOf(call(listUsers)), statusOf(call(createUser, person))])
  await Promise.resolve()
  expect(answerTo).not.toHaveBeenCalled()
  comeBack()
  expect(await all).toEqual(['success', 'success'])
})

test('a change that waited goes out as whoever made it, also once somebody else is here', async () => {
  const signIn = (accessToken: string) =>
    store.set(sessionAtom, {
      userData: { id: 1, fullName: 'Ada', username: '', avatar: '', email: '', role: 'admin' },
      accessToken,
      userAbilityRules: [],
    })
  signIn('of-ada')
  isOnline = false
  const change = statusOf(call(createUser, person))
  signIn('of-ben')
  comeBack()
  expect(await change).toBe('success')
  const headers = new Headers(answerTo.mock.calls[0]![1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer of-ada')
  store.set(sessionAtom, null)
})

test('the wait ends with the wish for the answer', async () => {
  isOnline = false
  const aborting = new AbortController()
  const reason = statusOf(call(listUsers, {}, { signal: aborting.signal }))
  aborting.abort('enough')
  expect(await reason).toBe('enough')
  comeBack()
  expect(answerTo).not.toHaveBeenCalled()
})

test('a connection that goes on the way: what reads is asked for again, a change is not sent twice', async () => {
  answerTo.mockImplementation(async () => {
    isOnline = false
    throw new TypeError('Failed to fetch')
  })
  expect(await statusOf(call(createUser, person))).toBe(NO_ANSWER)
  isOnline = true
  const reading = statusOf(call(listUsers))
  await vi.waitFor(() => expect(answerTo).toHaveBeenCalledTimes(2))
  answerTo.mockImplementation(async () => json(page))
  await vi.waitFor(() => expect(isOnline).toBe(false))
  comeBack()
  expect(await reading).toBe('success')
  expect(answerTo).toHaveBeenCalledTimes(3)
})
