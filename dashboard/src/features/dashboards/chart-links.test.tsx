import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { coursesOf } from '../../../../mocks/areas/courses/learner.ts'
import { shownAddress } from '../../../../tests/support/product.tsx'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { TimeCard } from '../../entities/dashboard/cards/academy/TimeCard.tsx'
import { TopicsCard } from '../../entities/dashboard/cards/academy/TopicsCard.tsx'
import { EarningsCard } from '../../entities/dashboard/cards/analytics/EarningsCard.tsx'
import { LoyaltyCard } from '../../entities/dashboard/cards/crm/LoyaltyCard.tsx'
import { RevenueCard } from '../../entities/dashboard/cards/ecommerce/RevenueCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { orderList } from '../orders/list/list-config.ts'
import { academyDashboard } from './academy/AcademyDashboard.tsx'
import { analyticsDashboard } from './analytics/AnalyticsDashboard.tsx'
import { crmDashboard } from './crm/CrmDashboard.tsx'
import { ecommerceDashboard } from './ecommerce/EcommerceDashboard.tsx'
import type { DashboardSpec } from './layout/dashboard.ts'

withMock()
const patience = { timeout: 10_000 }

const show = ({ id, cards }: DashboardSpec, cardId: string, Card: ComponentType) =>
  renderScreen(
    <DashboardContext value={{ days: { period: 90 }, comparedWith: '' }}>
      <CardContext value={cards.find((one) => one.id === cardId)!}>
        <Card />
      </CardContext>
    </DashboardContext>,
    { path: `/dashboards/${id}`, groups: ['dashboards', `${id as 'crm'}Dashboard`, 'course'] },
  )

const chooseFirst = async () => {
  const plot = await screen.findByRole('application', {}, patience)
  plot.focus()
  fireEvent.keyDown(plot, { key: 'Home' })
  fireEvent.keyDown(plot, { key: 'Enter' })
  await waitFor(() => expect(shownAddress()).not.toMatch(/^\/dashboards/))
  return new URL(shownAddress()!, 'http://shop')
}
const sold = (date: string) => ({ pathname: '/apps/ecommerce/order/list', date, payment: 'sold' })

test.each([
  ['a week', analyticsDashboard, 'earnings', EarningsCard, '2026-09-26..2026-10-02'],
  ['a month of the year', ecommerceDashboard, 'revenue', RevenueCard, '2026-01-01..2026-01-31'],
  ['a month of new customers', crmDashboard, 'loyalty', LoyaltyCard, '2026-06-01..2026-06-30'],
] as const)('%s leads to its orders', async (_, dashboard, id, Card, days) => {
  await show(dashboard, id, Card)
  const { pathname, searchParams } = await chooseFirst()
  expect({ pathname, ...Object.fromEntries(searchParams) }).toEqual(sold(days))
})

test('the first and the later orders of half a year are as many as the list that they lead to', async () => {
  const { user } = await show(crmDashboard, 'loyalty', LoyaltyCard)
  const plot = await screen.findByRole('application', {}, patience)
  await user.click(screen.getByRole('button', { name: /Loyalty$/ }))
  const all = await screen.findByRole('menuitem', { name: 'See all' }, patience)
  const filters = Object.fromEntries(new URL(all.getAttribute('href')!, 'http://shop').searchParams)
  const { total } = await orderList.load({ page: 1, itemsPerPage: 1, filters }, {})
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
  const table = within(await screen.findByRole('table', {}, patience))
  const counts = table.getAllByRole('cell').map(({ textContent }) => Number(textContent))
  expect(plot.isConnected).toBe(false)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
})

test.each([
  ['topics', TopicsCard],
  ['time', TimeCard],
] as const)('a subject of the card %s leads to all of its courses', async (id, Card) => {
  await show(academyDashboard, id, Card)
  const [link] = await screen.findAllByRole('link', {}, patience)
  const filters = new URL(link!.getAttribute('href')!, 'http://shop').searchParams
  const label = filters.get('label')!
  expect(filters.get('hideCompleted')).toBe('false')
  const ofSubject = coursesOf()
    .all()
    .filter(({ tags }) => tags === label)
  expect(ofSubject.length).toBeGreaterThan(0)
})

test('a bar of a subject leads where its name does', async () => {
  await show(academyDashboard, 'topics', TopicsCard)
  const [link] = await screen.findAllByRole('link', {}, patience)
  const wanted = link!.getAttribute('href')
  const { pathname, search } = await chooseFirst()
  expect(pathname + search).toBe(wanted)
})
