import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { analytics } from '../../../../mocks/areas/dashboards/testing.ts'
import { orders } from '../../../../mocks/areas/orders/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { personNow } from '../../core/auth/session.ts'
import { setZone } from '../../core/i18n/zone.ts'
import { LatestOrdersCard } from './advanced/LatestOrdersCard.tsx'
import { PaymentDataCard } from './advanced/PaymentDataCard.tsx'
import { TeamCard } from './advanced/TeamCard.tsx'
import { UpcomingCard } from './advanced/UpcomingCard.tsx'
import { type LiveCard, LiveCards } from './live/LiveCards.tsx'
import { SessionsCard } from './widgets/SessionsCard.tsx'
import { VisitsCard } from './widgets/VisitsCard.tsx'

withMock()
const patience = { timeout: 10_000 }
afterEach(() => void vi.restoreAllMocks())
beforeAll(async () => {
  await import('../../entities/event/expand.ts')
}, 60_000)

const show = (title: LiveCard['title'], Card: LiveCard['Card']) =>
  renderScreen(<LiveCards cards={[{ id: 'card', title, size: 'third', rows: 8, Card }]} />, {
    path: '/pages/cards/card-advance',
    groups: [
      'advancedCards',
      'widgetCards',
      'dashboards',
      'analyticsDashboard',
      'account',
      'plans',
      'events',
      'orders',
      'users',
    ],
  })

test('the team leads to each of its members', async () => {
  await show('advancedCards.team', TeamCard)
  const members = await screen.findAllByRole('link', {}, patience)
  expect(members).toHaveLength(6)
  for (const member of members) expect(member.getAttribute('href')).toMatch(/^\/apps\/user\/view\/\d+$/)
  expect(screen.getByText('50 people can sign in')).toBeTruthy()
})

test('the latest orders are the newest, each with its own screen', async () => {
  const newest = orders
    .all()
    .toSorted((one, other) => `${other.date}${other.time}`.localeCompare(`${one.date}${one.time}`))
    .slice(0, 5)
  await show('advancedCards.latestOrders', LatestOrdersCard)
  const links = await screen.findAllByRole('link', {}, patience)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    newest.map(({ order }) => `/apps/ecommerce/order/details/${order}`),
  )
})

const event = (id: number, title: string, start: string, rule?: string) => ({
  id,
  title,
  url: '',
  start: `${start}T14:00:00.000Z`,
  end: `${start}T15:00:00.000Z`,
  allDay: false,
  extendedProps: {
    calendar: 'Business',
    location: '',
    guests: [],
    description: '',
    ...(rule && { recurrence: { rule, timeZone: 'UTC', except: [] } }),
  },
})

test('what repeats is upcoming at its next time, and what is over is not', async () => {
  server.use(
    http.get('*/api/apps/calendar', () =>
      HttpResponse.json([
        event(1, 'Over', '2026-01-05'),
        event(2, 'Far away', '2100-01-05'),
        event(3, 'Every day', '2026-01-05', 'FREQ=DAILY'),
      ]),
    ),
  )
  await show('advancedCards.upcoming', UpcomingCard)
  const links = await screen.findAllByRole('link', {}, patience)
  expect(links).toHaveLength(6)
  expect(new Set(links.map((link) => link.textContent))).toEqual(new Set(['Every day']))
})

test('an event opens the day that it has where the reader is', async () => {
  const late = { ...event(1, 'Late in London', '2100-01-05'), start: '2100-01-05T20:00:00.000Z' }
  server.use(http.get('*/api/apps/calendar', () => HttpResponse.json([late])))
  await show('advancedCards.upcoming', UpcomingCard)
  act(() => setZone(personNow()!, 'Asia/Tokyo'))
  const link = await screen.findByRole('link', { name: 'Late in London' }, patience)
  expect(link.getAttribute('href')).toBe('/apps/calendar?view=day&date=2100-01-06')
  expect(screen.getByText('Jan 6')).toBeTruthy()
  act(() => setZone(personNow()!, ''))
})

test('a plan that was cancelled ends instead of being paid again', async () => {
  const settings = settingsOf()
  const all = settings.get()
  settings.set({ ...all, billing: { ...all.billing, isCancelled: true } })
  await show('advancedCards.paymentData', PaymentDataCard)
  expect(await screen.findByText('The plan ends', {}, patience)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe(
    '/pages/account-settings/billing-plans',
  )
})

test('a card that failed is tried again alone', async () => {
  setScenario({ fail: 'dashboards' })
  const { user } = await show('widgetCards.visits', VisitsCard)
  const card = screen.getByRole('region', { name: 'Visits by day' })
  await within(card).findByText('This could not be loaded', {}, patience)
  setScenario()
  await user.click(within(card).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(card.textContent).toMatch(/Last 7 days, busiest day \w+/), patience)
})

test('who stayed and who left at once make up all visits', async () => {
  await show('widgetCards.sessions', SessionsCard)
  const { bounceRate } = (await analytics()).traffic
  const stayed = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(
    1 - bounceRate.value!,
  )
  expect(await screen.findByText(stayed, {}, patience)).toBeTruthy()
})
