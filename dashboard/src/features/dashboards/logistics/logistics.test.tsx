import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vehicles } from '../../../../../mocks/areas/logistics/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { sitIn } from '../../../../../tests/support/sit-in.ts'
import { CardContext, DashboardContext } from '../../../entities/dashboard/card/card.ts'
import { ExceptionsCard } from '../../../entities/dashboard/cards/logistics/ExceptionsCard.tsx'
import { MapCard } from '../../../entities/dashboard/cards/logistics/MapCard.tsx'
import { OverviewCard } from '../../../entities/dashboard/cards/logistics/OverviewCard.tsx'
import { ShipmentColumns } from '../../../entities/dashboard/cards/logistics/ShipmentColumns.tsx'
import {
  DeviatedCard,
  LateCard,
  OnRouteCard,
  WithErrorsCard,
} from '../../../entities/dashboard/cards/logistics/TileCards.tsx'
import { VehiclesCard } from '../../../entities/dashboard/cards/logistics/VehiclesCard.tsx'
import { warningOf } from '../../../entities/vehicle/vehicle-meta.ts'
import { logisticsDashboard } from './LogisticsDashboard.tsx'

withMock()
const zone = process.env['TZ']
beforeEach(() => {
  process.env['TZ'] = 'America/New_York'
})
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('a day of shipments is that day wherever one is', async () => {
  const series = ['2026-10-05', '2026-10-06', '2026-10-07'].map((date) => ({
    date,
    shipments: 60,
    deliveries: 50,
  }))
  await renderProduct(<ShipmentColumns series={series} standout={undefined} />, {
    groups: ['dashboards', 'logisticsDashboard'],
  })
  const words = screen.getByRole('figure').textContent
  expect(words).toMatch(/from Oct 5, 2026 to Oct 7, 2026/)
})

test.each([
  ['onRoute', OnRouteCard, ''],
  ['withErrors', WithErrorsCard, '?warning=any'],
  ['deviated', DeviatedCard, '?status=deviated'],
  ['late', LateCard, '?status=late'],
] as const)('the tile %s leads to the fleet filtered by it', async (id, Card, search) => {
  const state = { days: { period: 7 }, comparedWith: '' } as const
  await renderScreen(
    <DashboardContext value={state}>
      <CardContext value={logisticsDashboard.cards.find((card) => card.id === id)!}>
        <Card />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/logistics', groups: ['dashboards', 'logisticsDashboard'] },
  )
  const leadsTo = () => screen.getByRole('link').getAttribute('href')
  await waitFor(() => expect(leadsTo()).toBe(`/apps/logistics/fleet${search}`))
})

const cardOf = (id: string, Card: ComponentType) => (
  <DashboardContext value={{ days: { period: 7 }, comparedWith: '' }}>
    <CardContext value={logisticsDashboard.cards.find((card) => card.id === id)!}>
      <Card />
    </CardContext>
  </DashboardContext>
)
const shown = { path: '/dashboards/logistics', groups: ['dashboards', 'logisticsDashboard'] } as const

test('the map shows all that are on the road, and leads to the fleet', async () => {
  await renderScreen(cardOf('map', MapCard), shown)
  await screen.findByRole('img', { name: 'Where the vehicles are' }, { timeout: 20_000 })
  const link = screen.getByRole('link', { name: 'Open map' })
  expect(link.getAttribute('href')).toBe('/apps/logistics/fleet')
})

test('each exception leads to the vehicles that report it', async () => {
  await renderScreen(cardOf('exceptions', ExceptionsCard), shown)
  const links = await screen.findAllByRole('link', {}, { timeout: 10_000 })
  const onTheRoad = vehicles.all().filter(({ state }) => state === 'onTheWay')
  const reported = new Set(onTheRoad.flatMap((vehicle) => warningOf(vehicle) ?? []))
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set([...reported].map((warning) => `/apps/logistics/fleet?warning=${warning}`)),
  )
})

test('those on the way are what the fleet shows; no other state leads there', async () => {
  await renderScreen(cardOf('overview', OverviewCard), shown)
  const link = await screen.findByRole('link', {}, { timeout: 10_000 })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['On the way', '/apps/logistics/fleet'])
})

test('the vehicles are asked for anew every minute, under the eyes of who reads them', async () => {
  let calls = 0
  const count = ({ request }: { request: Request }) => {
    if (request.url.includes('/logistics/fleet')) calls += 1
  }
  server.events.on('request:start', count)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await renderScreen(cardOf('vehicles', VehiclesCard), shown)
    await vi.waitFor(() => expect(screen.getByRole('table')).toBeTruthy(), { timeout: 10_000 })
    const before = calls
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(calls).toBe(before + 1))
    expect(screen.getByRole('table').closest('[inert]')).toBeNull()
  } finally {
    vi.useRealTimers()
    server.events.removeListener('request:start', count)
  }
})

test('an arrival of another day says which', async () => {
  for (const { id } of vehicles.all()) vehicles.update(id, { eta: '2026-11-25T10:05:00.000Z' })
  sitIn('UTC')
  await renderScreen(cardOf('vehicles', VehiclesCard), shown)
  expect(await screen.findAllByText(/^Wed\b.*10:05/, {}, { timeout: 10_000 })).toHaveLength(5)
})

test('a tile is against last week, whatever the page is compared with', async () => {
  await renderScreen(
    <DashboardContext value={{ days: { period: 7, compare: 'none' }, comparedWith: '' }}>
      <CardContext value={logisticsDashboard.cards.find(({ id }) => id === 'onRoute')!}>
        <OnRouteCard />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/logistics', groups: ['dashboards', 'logisticsDashboard'] },
  )
  const tile = screen.getByRole('region')
  await waitFor(() => expect(tile.textContent).toMatch(/\+18\.2%.*vs last week/))
})
