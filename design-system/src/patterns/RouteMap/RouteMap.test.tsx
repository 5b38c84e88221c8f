import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { cameraAt, fitted, noEdges, toScreen, zoomedAt } from './camera.ts'
import { clusterIndex } from './clusters.ts'
import { example } from './example.ts'
import { kilometresBetween, partedRoute, planeFor } from './projection.ts'
import { RouteMap } from './RouteMap.tsx'
import { roundBelow } from './ScaleBar.tsx'

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  await import('./MapCanvas.tsx')
})

const onSelectionChange = vi.fn<(id: string | null) => void>()
const draw = (language: 'en' | 'ar') =>
  render(<RouteMap label="Fleet" {...example} onSelectionChange={onSelectionChange} />, { language })

test.each(['en', 'ar'] as const)('a marker is pressed and let go by Escape in %s', async (language) => {
  onSelectionChange.mockClear()
  const { user } = await draw(language)
  await user.click(await screen.findByRole('button', { name: 'VOL-1, on time' }))
  expect(onSelectionChange).toHaveBeenLastCalledWith('a')
  await user.tab()
  screen.getByRole('group', { name: 'Fleet' }).focus()
  await user.keyboard('{Escape}')
  expect(onSelectionChange).toHaveBeenLastCalledWith(null)
})

test('the map is one stop of the keyboard, and its arrows move what is drawn east as west', async () => {
  const { user } = await draw('ar')
  const marker = await screen.findByRole('button', { name: 'VOL-1, on time' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Fleet' }))
  const before = leftOf(marker)
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(leftOf(marker)).toBeCloseTo(before + 90, 0))
})

const leftOf = (marker: HTMLElement) => Number(/translate\((-?[\d.]+)px/.exec(marker.style.transform)![1])

test('what was left out at first has its place once it is shown', async () => {
  const far = { id: 'd', label: 'VOL-4, on time', position: [151, -33.9] } as const
  const { rerender } = await render(<RouteMap label="Fleet" {...example} />)
  await screen.findByRole('button', { name: 'VOL-1, on time' })
  rerender(<RouteMap label="Fleet" {...example} markers={[...example.markers, far]} />)
  expect(await screen.findByRole('button', { name: 'VOL-4, on time' })).toBeTruthy()
})

test('what is chosen again is gone to again', async () => {
  const map = (selectedId: string | null) => <RouteMap label="Fleet" {...example} selectedId={selectedId} />
  const { rerender, user } = await render(map(null))
  const marker = () => screen.findByRole('button', { name: 'VOL-3, waiting' })
  await marker()
  rerender(map('c'))
  await waitFor(async () => expect(leftOf(await marker())).toBeCloseTo(400, 0))
  rerender(map(null))
  screen.getByRole('group', { name: 'Fleet' }).focus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(async () => expect(leftOf(await marker())).toBeCloseTo(490, 0))
  rerender(map('c'))
  await waitFor(async () => expect(leftOf(await marker())).toBeCloseTo(400, 0))
})

test('a still picture is one thing with one name, and nothing in it can be pressed or reached', async () => {
  const { container, user } = await render(<RouteMap label="Fleet" {...example} isInteractive={false} />)
  const map = await screen.findByRole('img', { name: 'Fleet' })
  await waitFor(() => expect(map.querySelectorAll('svg').length).toBeGreaterThan(1))
  expect(container.querySelector('button, [tabindex]')).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('what lies close becomes one, with how its parts are', () => {
  const { clusters, markers } = clusterIndex(example.markers)(0)
  expect(clusters[0]).toMatchObject({ count: 3, tones: { neutral: 1, primary: 1, warning: 1 } })
  expect(markers).toEqual([])
  expect(clusterIndex(example.markers)(8).markers).toHaveLength(3)
})

test('a route is parted where who takes it is', () => {
  const { stops } = example.routes[0]
  const { done, left } = partedRoute(stops, 0.5)
  expect(done[0]).toBe(stops[0])
  expect(left.at(-1)).toBe(stops.at(-1))
  expect(done.at(-1)).toEqual(left[0])
  expect(partedRoute(stops, 1).left.at(-1)).toBe(stops.at(-1))
})

test('everything that is fitted lies in what panels leave free, and zooming keeps the point under the pointer', () => {
  const size = { width: 1000, height: 700 }
  const plane = planeFor(example.markers.map(({ position }) => position))
  const points = example.markers.map(({ position }) => plane.project(position))
  const camera = fitted(points, size, { ...noEdges, left: 376 })
  for (const [x, y] of points.map((point) => toScreen(camera, point))) {
    expect(x).toBeGreaterThan(376)
    expect(x).toBeLessThan(1000)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(700)
  }
  const [x, y] = toScreen(zoomedAt(camera, [300, 200], 2, 0.01), plane.project([5, 46.3]))
  const [beforeX, beforeY] = toScreen(camera, plane.project([5, 46.3]))
  expect(x - 300).toBeCloseTo((beforeX - 300) * (camera.k * 2 > 24 ? 24 / camera.k : 2))
  expect(y - 200).toBeCloseTo((beforeY - 200) * (camera.k * 2 > 24 ? 24 / camera.k : 2))
  expect(cameraAt([1, 1], [5, 5], 2)).toEqual({ k: 2, x: 3, y: 3 })
})

test('coasts, borders and names of countries are there', async () => {
  const { land, coasts, borders, countryLabels } = await import('./topology/shapes.ts')
  expect(land.length).toBeGreaterThan(300)
  expect(coasts.length).toBeGreaterThan(land.length)
  expect(borders.length).toBeGreaterThan(150)
  expect(countryLabels.map(({ code }) => code)).toEqual(expect.arrayContaining(['FR', 'SA', 'JP', 'BR']))
})

test('distances follow great circles, and scales are round', () => {
  expect(kilometresBetween([2.35, 48.86], [-74, 40.7])).toBeCloseTo(5837, -2)
  expect([roundBelow(1), roundBelow(49), roundBelow(780)]).toEqual([1, 20, 500])
})
