import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { events } from '../../../../mocks/areas/calendar/collection.ts'
import { invoices } from '../../../../mocks/areas/invoices/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sitIn } from '../../../../tests/support/sit-in.ts'
import { ProjectsCard } from '../../entities/dashboard/cards/analytics/ProjectsCard.tsx'
import { PipelineCard } from '../../entities/dashboard/cards/crm/PipelineCard.tsx'
import { CrmCountriesCard } from '../../entities/dashboard/cards/common/CountriesCard.tsx'
import { EcommerceDeliveriesCard } from '../../entities/dashboard/cards/common/DeliveriesCard.tsx'
import { SalesCard } from '../../entities/dashboard/cards/crm/TotalCards.tsx'
import { TransactionsCard } from '../../entities/dashboard/cards/crm/TransactionsCard.tsx'
import { WeekOrdersCard } from '../../entities/dashboard/cards/crm/WeekOrdersCard.tsx'
import { YearCard } from '../../entities/dashboard/cards/crm/YearCard.tsx'
import { ActivityCard } from '../../entities/dashboard/cards/crm/ActivityCard.tsx'
import { AwardCard } from '../../entities/dashboard/cards/ecommerce/AwardCard.tsx'
import { InvoicesCard } from '../../entities/dashboard/cards/ecommerce/InvoicesCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { Shares } from '../../entities/dashboard/cards/common/Shares.tsx'
import { analyticsDashboard } from './analytics/AnalyticsDashboard.tsx'
import { crmDashboard } from './crm/CrmDashboard.tsx'
import { ecommerceDashboard } from './ecommerce/EcommerceDashboard.tsx'
import { invoiceNavigation } from '../invoices/list/list-config.ts'
import { orderList } from '../orders/list/list-config.ts'
import type { DashboardDays } from '../../entities/dashboard/period.ts'
import type { DashboardSpec } from './layout/dashboard.ts'

withMock()
const patience = { timeout: 10_000 }
const zone = process.env['TZ']
beforeAll(async () => {
  await import('../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const days = { period: 30 } as const
const show = (
  { id, cards }: DashboardSpec,
  cardId: string,
  card: ReactElement,
  asked: DashboardDays = days,
) =>
  renderScreen(
    <DashboardContext value={{ days: asked, comparedWith: '' }}>
      <CardContext value={cards.find((one) => one.id === cardId)!}>{card}</CardContext>
    </DashboardContext>,
    { path: `/dashboards/${id}`, groups: ['dashboards', `${id as 'crm'}Dashboard`, 'invoices', 'orders'] },
  )

test('a search that nothing fits says so', async () => {
  const { user } = await show(analyticsDashboard, 'projects', <ProjectsCard />)
  await user.type(await screen.findByRole('searchbox', {}, patience), 'zzz')
  expect(screen.getByText('Nothing matches this search.')).toBeTruthy()
  expect(screen.getByText('0–0 of 0')).toBeTruthy()
})

test('a search begins with its first results', async () => {
  const { user } = await show(analyticsDashboard, 'projects', <ProjectsCard />)
  await user.click(await screen.findByRole('button', { name: 'Next rows' }, patience))
  await user.type(screen.getByRole('searchbox'), 'a')
  expect(screen.getByText(/^1–5 of/)).toBeTruthy()
})

test('a page whose last row went gives way to the one before', async () => {
  const invoice = (id: number) => ({
    id,
    issuedDate: '2026-11-10',
    invoiceStatus: 'Paid',
    total: 10,
    balance: 0,
  })
  let ids = [1, 2, 3, 4, 5, 6]
  server.use(
    http.get('*/api/apps/invoice', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const invoices = ids.slice((page - 1) * 5, page * 5).map(invoice)
      return HttpResponse.json({ invoices, totalInvoices: ids.length, page, totalPages: 2 })
    }),
  )
  const { user } = await show(ecommerceDashboard, 'invoices', <InvoicesCard />)
  await user.click(await screen.findByRole('button', { name: 'Next rows' }, patience))
  await screen.findByText('6–6 of 6', {}, patience)
  ids = ids.slice(1)
  await user.click(screen.getByRole('button', { name: /Invoices/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }))
  expect(await screen.findByText('1–5 of 5', {}, patience)).toBeTruthy()
})

test('an invoice was issued on its day wherever one is', async () => {
  process.env['TZ'] = 'America/New_York'
  server.use(
    http.get('*/api/dashboards/crm/activity', () =>
      HttpResponse.json({
        asOf: '2026-11-20T09:00:00.000Z',
        period: 30,
        from: '2026-10-22',
        to: '2026-11-20',
        compared: null,
        activity: [
          {
            kind: 'invoice',
            time: '2026-11-18T08:00:00.000Z',
            invoiceId: 5,
            invoiceNumber: '1005',
            client: 'Ada',
            amount: 7,
          },
        ],
      }),
    ),
  )
  await show(crmDashboard, 'activity', <ActivityCard />)
  const timeline = await screen.findByRole('list', { name: 'Activity' }, patience)
  expect(within(timeline).getByText('Nov 18, 2026')).toBeTruthy()
})

test('a meeting of a whole day was on its day wherever one is', async () => {
  sitIn('America/New_York')
  for (const { id } of events.all()) events.remove(id)
  const extendedProps = { calendar: 'Business' as const, guests: [1], location: '', description: '' }
  const whole = { start: '2026-11-18', end: '2026-11-19', allDay: true }
  events.insert({ ...whole, title: 'Away day', url: '', extendedProps })
  await show(crmDashboard, 'activity', <ActivityCard />)
  const timeline = within(await screen.findByRole('list', { name: 'Activity' }, patience))
  const link = timeline.getByRole('link', { name: 'Away day' })
  expect(link.closest('li')!.textContent).toContain('Nov 18, 2026')
  expect(filtersIn(link.getAttribute('href')!)['date']).toBe('2026-11-18')
})

test('parts without a list behind them cannot be pressed', async () => {
  const shares = [{ id: 'a', label: 'Chat', value: 3 }]
  await renderScreen(<Shares shares={shares} counted="Leads" format={String} />, {
    path: '/dashboards/ecommerce',
    groups: ['dashboards'],
  })
  const plot = screen.getByRole('application', { name: 'Leads' })
  plot.focus()
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  // A key that does something here is taken from the page.
  await waitFor(() => expect(plot.textContent).toMatch(/Chat/))
  expect(fireEvent.keyDown(plot, { key: 'Enter' })).toBe(true)
})

const none = { period: 30, compare: 'none' } as const

test('a week is against the week before, though nothing else is compared', async () => {
  await show(crmDashboard, 'orders', <WeekOrdersCard />, none)
  const card = screen.getByRole('region')
  await waitFor(() => expect(card.textContent).toMatch(/%.*vs the week before/), patience)
})

test('a figure of days that are compared with nothing has no change', async () => {
  await show(crmDashboard, 'sales', <SalesCard />, none)
  const card = screen.getByRole('region')
  await waitFor(() => expect(card.textContent).toMatch(/\$/), patience)
  expect(card.textContent).not.toMatch(/[+-][\d.]+%/)
})

test('a stage of the pipeline says what share goes on, and leads to its invoices', async () => {
  await show(crmDashboard, 'pipeline', <PipelineCard />)
  const stages = within(await screen.findByRole('list', { name: 'Invoices by status' }, patience))
  expect(stages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Draft',
    'Sent',
    'Downloaded',
    'Partly paid',
    'Paid',
  ])
  const drafts = invoices.all().filter(({ stage }) => stage === 'Draft').length
  const all = invoices.all().length
  const [first] = stages.getAllByRole('listitem')
  const share = Math.round((100 * (all - drafts)) / all)
  expect(first!.textContent).toMatch(new RegExp(`${drafts} invoices.*${share}% go on`))
  const list = '/apps/invoice/list?status='
  expect(stages.getByRole('link', { name: 'Sent' }).getAttribute('href')).toBe(`${list}Sent`)
  expect(screen.getByRole('link', { name: 'Past due' }).getAttribute('href')).toBe(`${list}Past+Due`)
})

/** The filters in an address, as a list takes them. */
const filtersIn = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams)
const countIn = async (address: string) =>
  (await orderList.load({ page: 1, itemsPerPage: 1, filters: filtersIn(address) }, {})).total

test('the orders of the week are as many as the list that they lead to', async () => {
  const { user } = await show(crmDashboard, 'orders', <WeekOrdersCard />)
  const card = within(screen.getByRole('region'))
  await card.findByRole('application', {}, patience)
  await user.click(card.getByRole('button', { name: /Orders/ }))
  const all = await screen.findByRole('menuitem', { name: 'See all' })
  const count = await countIn(all.getAttribute('href')!)
  expect(count).toBeGreaterThan(0)
  expect(screen.getByRole('region', { hidden: true }).textContent).toMatch(
    new RegExp(`Last 7 days${count}\\D`),
  )
})

test('a country leads to as many orders as it says, in the days of the page', async () => {
  await show(crmDashboard, 'countries', <CrmCountriesCard />, { from: '2026-09-01', to: '2026-11-19' })
  const [first] = await screen.findAllByRole('link', {}, patience)
  const address = first!.getAttribute('href')!
  expect(filtersIn(address)).toMatchObject({ payment: 'sold', date: '2026-09-01..2026-11-19' })
  const said = Number(/(\d+) orders?/.exec(first!.closest('li')!.textContent)![1])
  expect(await countIn(address)).toBe(said)
})

test('the orders of a stage are as many as the list that they lead to', async () => {
  const { user } = await show(ecommerceDashboard, 'deliveries', <EcommerceDeliveriesCard />)
  await user.click(await screen.findByRole('tab', { name: /^Shipping/ }, patience))
  const all = await screen.findByRole('link', { name: /^See all/ })
  const count = await countIn(all.getAttribute('href')!)
  expect(count).toBeGreaterThan(2)
  expect(all.textContent).toBe(`See all ${count} orders`)
})

test('the award leads to the invoices of whom it is given to, which come to as much', async () => {
  await show(ecommerceDashboard, 'award', <AwardCard />)
  const link = await screen.findByRole('link', { name: 'View sales' }, patience)
  const filters = filtersIn(link.getAttribute('href')!)
  const { rows } = await invoiceNavigation.load({ page: 1, itemsPerPage: 100, filters }, {})
  expect(rows.length).toBeGreaterThan(0)
  const total = rows.reduce((sum, { total: one }) => sum + one, 0)
  const said = Number(/\$([\d,]+)/.exec(screen.getByRole('region').textContent)![1]!.replaceAll(',', ''))
  expect(Math.round(total)).toBe(said)
})

test('a total says how much it is of what was planned', async () => {
  await show(crmDashboard, 'sales', <SalesCard />)
  const meter = await screen.findByRole('meter', {}, patience)
  const share = meter.getAttribute('aria-valuetext')!
  expect(screen.getByText(new RegExp(`^${share} of the .*\\$[\\d.]+K`))).toBeTruthy()
})

test('the total of sales leads to the orders of the same days', async () => {
  await show(crmDashboard, 'sales', <SalesCard />)
  const link = await screen.findByRole('link', { name: 'Total sales' }, patience)
  await waitFor(() => expect(filtersIn(link.getAttribute('href')!)['date']).toBe('2026-10-22..2026-11-20'))
})

test('a month of sales leads to its orders, one of income to none', async () => {
  const { user } = await show(crmDashboard, 'year', <YearCard />)
  const plot = await screen.findByRole('application', { name: 'Sales' }, patience)
  for (const tab of screen.getAllByRole('tab')) expect(tab.textContent).toMatch(/\d/)
  const chooses = (of: HTMLElement) => {
    of.focus()
    fireEvent.keyDown(of, { key: 'End' })
    return !fireEvent.keyDown(of, { key: 'Enter' })
  }
  await user.click(screen.getByRole('tab', { name: /^Income/ }))
  expect(chooses(await screen.findByRole('application', { name: 'Income' }, patience))).toBe(false)
  await user.click(screen.getByRole('tab', { name: /^Sales/ }))
  expect(plot.isConnected).toBe(false)
  expect(chooses(await screen.findByRole('application', { name: 'Sales' }, patience))).toBe(true)
})

test('the year says how its last whole month went', async () => {
  await show(crmDashboard, 'year', <YearCard />)
  const card = screen.getByRole('region')
  await waitFor(() => expect(card.textContent).toMatch(/\d%\W*October vs September/), patience)
})

test('a transaction has its logo, its state and the course of its client', async () => {
  await show(crmDashboard, 'transactions', <TransactionsCard />)
  const table = within(await screen.findByRole('table', { name: 'Last transactions' }, patience))
  const [, ...rows] = table.getAllByRole('row')
  expect(rows).toHaveLength(8)
  for (const row of rows) {
    expect(within(row).getByText(/Verified|Pending|Rejected/)).toBeTruthy()
    expect(within(row).getByRole('img', { name: /month by month, from .*\$/ })).toBeTruthy()
  }
})

test('a meeting leads to its event, an invoice to its sheet', async () => {
  await show(crmDashboard, 'activity', <ActivityCard />)
  const timeline = within(await screen.findByRole('list', { name: 'Activity' }, patience))
  const hrefs = timeline.getAllByRole('link').map((link) => link.getAttribute('href')!)
  const event = new URL(
    hrefs.find((one) => one.startsWith('/apps/calendar'))!,
    'http://shop',
  ).searchParams
  expect(events.get(Number(event.get('of')))?.start.slice(0, 10)).toBe(event.get('date'))
  const sheet = timeline.getByRole('link', { name: /^Invoice #\d+$/ })
  expect(sheet.getAttribute('href')).toMatch(/invoice\/preview\/\d+$/)
})
