import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { watchVersion } from './version-check.ts'

const minute = 60_000
let fetchVersion: Mock<(url: string) => Promise<Response>>
let visibility: DocumentVisibilityState
let end: () => void
const onNewer = vi.fn<() => void>()

const says = (answer: unknown, status = 200) =>
  fetchVersion.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(answer), { status })))
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)
const comeBack = async () => {
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  fetchVersion = vi.fn<(url: string) => Promise<Response>>()
  vi.stubGlobal('fetch', fetchVersion)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  document.head.innerHTML = '<meta name="version" content="one">'
  onNewer.mockReset()
  says({ version: 'one' })
  end = watchVersion(onNewer)
})
afterEach(() => {
  end()
  document.head.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('asks when one comes back after five minutes, not before, once for both signs of it', async () => {
  await pass(4.9)
  await comeBack()
  expect(fetchVersion).not.toHaveBeenCalled()
  await pass(0.2)
  await comeBack()
  expect(fetchVersion).toHaveBeenCalledOnce()
  expect(fetchVersion).toHaveBeenCalledWith('/version.json', { cache: 'no-store' })
})

test('asks every half hour while it is looked at, and not while it is not', async () => {
  await pass(61)
  expect(fetchVersion).toHaveBeenCalledTimes(2)
  visibility = 'hidden'
  await pass(120)
  expect(fetchVersion).toHaveBeenCalledTimes(2)
})

test('says once that there is a newer one, and asks no more', async () => {
  await pass(31)
  expect(onNewer).not.toHaveBeenCalled()
  says({ version: 'two' })
  await pass(30)
  expect(onNewer).toHaveBeenCalledOnce()
  await pass(600)
  await comeBack()
  expect(onNewer).toHaveBeenCalledOnce()
  expect(fetchVersion).toHaveBeenCalledTimes(2)
})

test.each([
  ['no connection', () => fetchVersion.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['no such file', () => says('Not found', 404)],
  ['a page in its place', () => fetchVersion.mockResolvedValue(new Response('<!doctype html>'))],
  ['nothing in it', () => says(null)],
  ['another shape', () => says({ version: 7 })],
])('stays silent where there is %s, and asks again later', async (_, fail) => {
  fail()
  await pass(31)
  expect(onNewer).not.toHaveBeenCalled()
  says({ version: 'two' })
  await pass(30)
  expect(onNewer).toHaveBeenCalledOnce()
})

test('does not ask while developing, where no version runs', async () => {
  end()
  document.head.innerHTML = ''
  end = watchVersion(onNewer)
  await pass(600)
  await comeBack()
  expect(fetchVersion).not.toHaveBeenCalled()
})

test('is over when it is ended, also with an answer on its way', async () => {
  let answer: (response: Response) => void = () => undefined
  fetchVersion.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await pass(31)
  end()
  answer(new Response(JSON.stringify({ version: 'two' })))
  await pass(60)
  expect(onNewer).not.toHaveBeenCalled()
  expect(fetchVersion).toHaveBeenCalledOnce()
})
