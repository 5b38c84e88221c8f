import { IconUsers } from '@data1522/design-system/icons'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'
import { CardContext, type CardSpec } from './dashboard.ts'
import { CardPages } from './CardPages.tsx'
import { PartCard } from './PartCard.tsx'
import { Period } from './Period.tsx'

beforeAll(async () => {
  await import('../../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)

test('no rows are from 0 to 0', async () => {
  await renderProduct(<CardPages page={1} size={5} count={0} total={0} onChange={() => undefined} />, {
    groups: ['dashboards'],
  })
  expect(screen.getByText('0–0 of 0')).toBeTruthy()
})

const answer = (asked: DashboardDays, from: string, to: string): PartView => ({
  asked,
  from,
  to,
  asOf: '2026-09-30T09:00:00.000Z',
  compared: null,
})
const showPeriod = async (days: DashboardDays, view: PartView) => {
  await renderProduct(<Period usual={30} days={days} view={view} onChange={() => undefined} />, {
    groups: ['dashboards'],
  })
  return screen.getByRole('button', { name: /^Period/ }).textContent
}

test('the picker shows the days that the server could tell of', async () => {
  const days = { from: '2026-09-01', to: '2027-09-01' }
  expect(await showPeriod(days, answer(days, '2026-09-01', '2026-09-30'))).toMatch(/Sep 1\s–\s30, 2026/)
})

test('the picker shows what was just chosen, while the answer for other days is still shown', async () => {
  const before = answer({ from: '2026-02-01', to: '2026-02-07' }, '2026-02-01', '2026-02-07')
  expect(await showPeriod({ period: 7 }, before)).not.toMatch(/Feb/)
})

test('a card without anything to show offers nothing that only a drawing has', async () => {
  const spec: CardSpec = { id: 'a', title: 'dashboards.cards', size: 'half', rows: 3, Card: () => null }
  const chart = {
    sections: [{ id: 'chart', entries: [{ id: 'chart-svg', label: 'Save as SVG', icon: IconUsers }] }],
    run: () => undefined,
    isTable: false,
    connect: () => undefined,
  }
  const query = {
    data: [],
    error: null,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    dataUpdatedAt: 1,
    refetch: async () => undefined,
  }
  const { user } = await renderProduct(
    <QueryClientProvider client={new QueryClient()}>
      <CardContext value={spec}>
        <PartCard query={query} chart={chart} table={() => []} isEmpty={() => true}>
          {() => ({})}
        </PartCard>
      </CardContext>
    </QueryClientProvider>,
    { groups: ['dashboards'] },
  )
  await user.click(screen.getByRole('button', { name: /Cards/ }))
  await screen.findByRole('menuitem', { name: 'Refresh' })
  expect(screen.queryByRole('menuitem', { name: 'Save as SVG' })).toBeNull()
})
