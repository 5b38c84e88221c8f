import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Fleet } from './fleet/Fleet.tsx'

withMock()
const patience = { timeout: 10_000 }
const path = '/apps/logistics/fleet'

beforeAll(async () => {
  // Nothing flies, so that no test waits for it.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await import('../../../../design-system/src/patterns/RouteMap/MapCanvas.tsx')
}, 60_000)

const open = (search = '') =>
  renderScreen(<Fleet />, { path, address: path + search, groups: ['fleet', 'vehicles'] })
const rows = () => screen.findAllByRole('heading', { level: 2, name: /VOL-/ }, patience)

test('what is chosen in the list is chosen on the map, and let go there', async () => {
  const { user } = await open()
  const [first] = await rows()
  const name = /VOL-\d+/.exec(first!.textContent)![0]
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}.*–`) }))
  const marker = await screen.findByRole('button', { name: new RegExp(`^${name} ·`) }, patience)
  await waitFor(() => expect(marker.getAttribute('aria-pressed')).toBe('true'))
  screen.getByRole('group', { name: 'Map of the vehicles' }).focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
}, 40_000)

test('the address keeps those with a warning', async () => {
  await open('?warning=any')
  expect(await rows()).toHaveLength(3)
  expect(document.querySelector('[aria-live="polite"]')!.textContent).toBe('3 vehicles')
}, 40_000)

test('a place is found without its accents', async () => {
  await open('?q=quebec')
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Québec')])
}, 40_000)

test('an arrival is told with its day where that is not today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await open()
  for (const row of await rows()) expect(row.textContent).toMatch(/(Fri|Sat) \d+:\d\d/)
}, 40_000)

test('what cannot be loaded is said', async () => {
  setScenario({ fail: 'logistics' })
  await open()
  expect(
    await screen.findByRole('heading', { name: 'The vehicles could not be loaded' }, patience),
  ).toBeTruthy()
}, 40_000)
