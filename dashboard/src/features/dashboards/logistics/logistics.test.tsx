import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { CardContext, DashboardContext } from '../../../entities/dashboard/card/card.ts'
import { ShipmentColumns } from '../../../entities/dashboard/cards/logistics/ShipmentColumns.tsx'
import {
  DeviatedCard,
  LateCard,
  OnRouteCard,
  WithErrorsCard,
} from '../../../entities/dashboard/cards/logistics/TileCards.tsx'
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
  await renderProduct(<ShipmentColumns series={series} />, { groups: ['dashboards', 'logisticsDashboard'] })
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
