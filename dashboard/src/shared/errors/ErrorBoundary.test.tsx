import { Text } from '@data1522/design-system/Text'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { RouteContext } from '../../core/router/route-context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** What the part does when it is drawn next. */
let failure: Error | undefined
function Part() {
  if (failure) throw failure
  return <Text>All is well</Text>
}
const missing = () => new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')
const office = { path: '/apps/user/list', layout: 'default', access: 'signed-in', title: 'users' } as const

const renderAt = (resetKey: string) => (
  <ErrorBoundary resetKey={resetKey}>
    <Part />
  </ErrorBoundary>
)
const setup = (error: Error) => {
  failure = error
  return renderProduct(renderAt('/a'), { groups: ['errors', 'titles'] })
}

const onLine = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(async () => {
  // React tells the console of every error that a boundary caught, which is what happens here.
  vi.mocked(console.error).mockImplementation(() => undefined)
  onLine.mockReturnValue(true)
  await import('./Crashed.tsx')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(console.error).mockClear()
})
afterAll(() => onLine.mockRestore())

test('says that the screen failed, with a report to copy, and tries again', async () => {
  const { user } = await setup(new Error('Broken'))
  await screen.findByRole('heading', { level: 1, name: 'This screen stopped working' })
  expect(screen.getByText(/error Error: Broken/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'This screen stopped working' })
  failure = undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('All is well')).toBeTruthy()
})

test('is left behind when one goes elsewhere', async () => {
  const { rerender } = await setup(new Error('Broken'))
  await screen.findByRole('heading', { level: 1 })
  failure = undefined
  rerender(renderAt('/a'))
  expect(screen.queryByText('All is well')).toBeNull()
  rerender(renderAt('/b'))
  expect(screen.getByText('All is well')).toBeTruthy()
})

test('keeps the title of a screen that stands in the frame', async () => {
  failure = new Error('Broken')
  await renderProduct(<RouteContext value={office}>{renderAt('/a')}</RouteContext>, {
    groups: ['errors', 'titles'],
  })
  await screen.findByRole('heading', { level: 1, name: 'Users' })
  expect(screen.getByRole('alert').textContent).toContain('This screen stopped working')
})

test('offers a reload when a part of the product was taken away', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/a', protocol: 'http:', reload })
  const { user } = await setup(missing())
  await screen.findByRole('heading', { name: 'There is a new version' })
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledExactlyOnceWith()
})

test('says that there is no connection, and loads the page anew when it is back', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/a', protocol: 'http:', reload })
  onLine.mockReturnValue(false)
  await setup(missing())
  await screen.findByRole('heading', { name: 'This screen is out of reach' })
  expect(reload).not.toHaveBeenCalled()
  act(() => void dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledExactlyOnceWith()
})
