import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { store } from '../../core/store.ts'
import { BareCrash } from '../../shared/errors/BareCrash.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useConnectionEvents } from './useConnectionEvents.ts'
import { VersionNotice } from './VersionNotice.tsx'

// Here a mock answers, unlike in the other tests.
vi.mock(import('../../core/api/mock.ts'), async (original) => ({ ...(await original()), apiBase: '' }))

function Connection() {
  return <ConnectionNotice event={useConnectionEvents()} />
}

let isOnline: boolean
let onLine: MockInstance
const go = (event: 'online' | 'offline') =>
  act(() => {
    isOnline = event === 'online'
    dispatchEvent(new Event(event))
  })
const reject = (reason: unknown) =>
  act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  isOnline = true
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onLine.mockRestore()
})

test('says in a polite place when the connection goes, and for a moment when it is back', async () => {
  await renderProduct(<Connection />, { groups: ['errors'] })
  expect(said()).toBe('')
  vi.useFakeTimers()
  go('offline')
  expect(said()).toContain('You are offline.')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(said()).toContain('You are offline.')
  go('online')
  expect(said()).toBe('You are online again.')
  act(() => void vi.advanceTimersByTime(6000))
  expect(said()).toBe('')
})

test('says so at once where there was no connection from the start', async () => {
  isOnline = false
  await renderProduct(<Connection />, { groups: ['errors'], language: 'ar' })
  expect(said()).toContain('لا يوجد اتصال بالإنترنت')
})

test('says what holds for a demo whose files and data are all here', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  isOnline = false
  await renderProduct(<Connection />, { groups: ['errors'] })
  expect(said()).toContain('This demo runs in your browser')
})

test('says that no connection is played, and for a moment that it is over', async () => {
  await renderProduct(<Connection />, { groups: ['errors'] })
  act(() => store.set(scenarioAtom, 'slow,offline'))
  expect(said()).toBe('A lost connection is being simulated: every call to the server fails.')
  act(() => store.set(scenarioAtom, ''))
  expect(said()).toBe('You are online again.')
})

test('a reload is not offered where it could leave nothing', async () => {
  isOnline = false
  await renderProduct(<BareCrash />)
  const reload = screen.getByRole<HTMLButtonElement>('button', { name: 'Reload' })
  expect(reload.disabled || reload.getAttribute('aria-disabled') === 'true').toBe(true)
  expect(screen.getByText(/There is no connection to the server/)).toBeTruthy()
  go('online')
  expect(reload.disabled || reload.getAttribute('aria-disabled') === 'true').toBe(false)
})

test('offers a reload when something that was pressed is of an older version', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/a', protocol: 'http:', reload })
  const { user } = await renderProduct(<VersionNotice />, { groups: ['errors'] })
  reject(new Error('Something else'))
  expect(screen.queryByRole('button')).toBeNull()
  reject(new TypeError('Importing a module script failed.'))
  expect(said()).toContain('There is a new version')
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('is silent once it was put off, until something that is pressed cannot be fetched again', async () => {
  const { user } = await renderProduct(<VersionNotice />, { groups: ['errors'] })
  reject(new TypeError('Importing a module script failed.'))
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(said()).toBe('')
  reject(new TypeError('Importing a module script failed.'))
  expect(said()).toContain('There is a new version')
})

test('lets the connection speak first, in the same place', async () => {
  const { rerender } = await renderProduct(<VersionNotice isSilent />, { groups: ['errors'] })
  reject(new TypeError('Importing a module script failed.'))
  expect(said()).toBe('')
  rerender(<VersionNotice />)
  expect(said()).toContain('There is a new version')
})

test('does not take a lost connection for a new version', async () => {
  isOnline = false
  await renderProduct(<VersionNotice />, { groups: ['errors'] })
  reject(new TypeError('Importing a module script failed.'))
  expect(screen.queryByRole('button')).toBeNull()
})
