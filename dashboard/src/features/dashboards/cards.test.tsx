import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { invoices } from '../../../../mocks/areas/invoices/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { ProjectsCard } from '../../entities/dashboard/cards/analytics/ProjectsCard.tsx'
import { ContactsCard } from '../../entities/dashboard/cards/crm/ContactsCard.tsx'
import { PipelineCard } from '../../entities/dashboard/cards/crm/PipelineCard.tsx'
import { SalesCard } from '../../entities/dashboard/cards/crm/TotalCards.tsx'
import { WeekOrdersCard } from '../../entities/dashboard/cards/crm/WeekOrdersCard.tsx'
import { ActivityCard } from '../../entities/dashboard/cards/crm/ActivityCard.tsx'
import { InvoicesCard } from '../../entities/dashboard/cards/ecommerce/InvoicesCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { Shares } from '../../entities/dashboard/cards/common/Shares.tsx'
import { analyticsDashboard } from './analytics/AnalyticsDashboard.tsx'
import { crmDashboard } from './crm/CrmDashboard.tsx'
import { ecommerceDashboard } from './ecommerce/EcommerceDashboard.tsx'
import type { DashboardDays } from '../../entities/dashboard/period.ts'
import type { DashboardSpec } from './frame/dashboard.ts'

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
  expect(screen.getByText('Nothing fits this search.')).toBeTruthy()
  expect(screen.getByText('0–0 of 0')).toBeTruthy()
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
          { kind: 'invoice', time: '2026-11-18T00:00:00.000Z', invoiceId: 5, client: 'Ada', amount: 7 },
        ],
      }),
    ),
  )
  await show(crmDashboard, 'activity', <ActivityCard />)
  const timeline = await screen.findByRole('list', { name: 'Activity' }, patience)
  expect(within(timeline).getByText('Nov 18, 2026')).toBeTruthy()
})

test('parts without a list behind them cannot be pressed', async () => {
  const shares = [{ id: 'a', label: 'Chat', value: 3 }]
  await renderScreen(<Shares shares={shares} counted="Leads" say={String} />, {
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
  expect(card.textContent).not.toMatch(/%/)
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

test('a recent contact leads to the customer and to what was last', async () => {
  await show(crmDashboard, 'contacts', <ContactsCard />)
  const table = within(await screen.findByRole('table', { name: 'Recent contacts' }, patience))
  const [, first] = table.getAllByRole('row')
  const [customer, last] = within(first!).getAllByRole('link')
  expect(customer!.getAttribute('href')).toMatch(/customer\/details\/\d+$/)
  expect(last!.getAttribute('href')).toMatch(/(order\/details|invoice\/preview)\/\d+$/)
})
