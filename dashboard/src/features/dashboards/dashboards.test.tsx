import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orders } from '../../../../mocks/areas/orders/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { EcommerceDashboard } from './ecommerce/EcommerceDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  await Promise.all([
    import('../../entities/dashboard/cards/ecommerce/ProfitCard.tsx'),
    import('../../entities/dashboard/cards/ecommerce/PopularCard.tsx'),
    import('../../entities/dashboard/cards/ecommerce/TransactionsCard.tsx'),
    import('../../entities/dashboard/cards/ecommerce/InvoicesCard.tsx'),
    import('../../entities/dashboard/cards/common/DeliveriesCard.tsx'),
    import('./layout/ArrangeDrawer.tsx'),
    import('../../../../design-system/src/components/Drawer/DrawerPanel.tsx'),
    import('../../../../design-system/src/components/Menu/MenuPopup.tsx'),
    import('../../../../design-system/src/components/List/ReorderableRows.tsx'),
  ])
}, 60_000)
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => localStorage.clear())

const open = (search = '') =>
  renderScreen(<EcommerceDashboard />, {
    path: '/dashboards/ecommerce',
    address: `/dashboards/ecommerce${search}`,
    groups: ['dashboards', 'ecommerceDashboard', 'orders', 'invoices'],
  })
const card = (name: string) => screen.findByRole('region', { name }, patience)
const titles = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).queryByRole('heading', { level: 2 })?.textContent)
    .filter(Boolean)

test(
  'the cards tell of the days in the address, and the list of the same days is one press away',
  async () => {
    const days = { from: '2026-10-01', to: '2026-10-31' }
    await open(`?from=${days.from}&to=${days.to}`)
    const statistics = await card('Statistics')
    const sold = orders.all().filter(({ date, payment }) => {
      return days.from <= date && date <= days.to && (payment === 1 || payment === 2)
    })
    await waitFor(() => expect(statistics.textContent).toContain(`Sales${sold.length}`), patience)
    expect(within(statistics).getByRole('link', { name: 'Customers' }).getAttribute('href')).toBe(
      '/apps/ecommerce/customer/list',
    )
  },
  LONG,
)

test(
  'a call that fails leaves one card failed, which is tried again alone',
  async () => {
    setScenario({ fail: 'invoice' })
    const { user } = await open()
    const invoices = await card('Invoices')
    await within(invoices).findByText('This could not be loaded', {}, patience)
    expect((await card('Statistics')).textContent).toMatch(/Sales\d/)
    setScenario()
    await user.click(within(invoices).getByRole('button', { name: 'Try again' }))
    await within(invoices).findByRole('table', { name: 'Invoices' }, patience)
  },
  LONG,
)

test(
  'where the first card alone fails, the page still says of when its figures are',
  async () => {
    server.use(http.get('*/api/dashboards/ecommerce/award', () => new HttpResponse(null, { status: 500 })))
    await open()
    await within(await card('Top seller')).findByText('This could not be loaded', {}, patience)
    await within(await card('Statistics')).findByRole('link', { name: 'Customers' }, patience)
    expect(await screen.findByText(/^As of/, {}, patience)).toBeTruthy()
    expect(screen.queryByText('Figures could not be loaded')).toBeNull()
  },
  LONG,
)

test(
  'a card is hidden, which is kept and can be undone',
  async () => {
    const { user } = await open()
    await card('Transactions')
    await user.click(screen.getByRole('button', { name: 'Arrange the cards' }))
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await user.click(await drawer.findByRole('switch', { name: 'Show Transactions' }, patience))
    await screen.findByText('“Transactions” is hidden', {}, patience)
    expect(titles()).not.toContain('Transactions')
    expect(Object.keys(localStorage).filter((key) => key.includes('dashboard-ecommerce'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
    await waitFor(
      () => expect(screen.getAllByRole('region', { hidden: true }).length).toBeGreaterThan(6),
      patience,
    )
    expect(Object.keys(localStorage).filter((key) => key.includes('dashboard-ecommerce'))).toEqual([])
  },
  LONG,
)
