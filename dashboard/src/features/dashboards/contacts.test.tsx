import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { ContactsCard } from '../../entities/dashboard/cards/crm/ContactsCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { crmDashboard } from './crm/CrmDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
afterEach(() => void vi.unstubAllGlobals())

const show = (isNarrow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }))
  return renderScreen(
    <DashboardContext value={{ days: { period: 30 }, comparedWith: '' }}>
      <CardContext value={crmDashboard.cards.find(({ id }) => id === 'contacts')!}>
        <ContactsCard />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/crm', groups: ['dashboards', 'crmDashboard', 'invoices', 'orders'] },
  )
}
const customer = /customer\/details\/\d+$/

test('a recent contact leads to the customer and to what was last', async () => {
  await show(false)
  const table = within(await screen.findByRole('table', { name: 'Recent contacts' }, patience))
  const [, first] = table.getAllByRole('row')
  const [name, last] = within(first!).getAllByRole('link')
  expect(name!.getAttribute('href')).toMatch(customer)
  expect(last!.getAttribute('href')).toMatch(/(order\/details|invoice\/preview)\/\d+$/)
})

test('where a table has no room each contact says in two lines what was last, and when', async () => {
  await show(true)
  const [first] = await screen.findAllByRole('listitem', {}, patience)
  expect(within(first!).getByRole('link').getAttribute('href')).toMatch(customer)
  expect(first!.textContent).toMatch(/#\d+ · \w{3} \d+, 2026.*\$/)
  expect(screen.queryByRole('table')).toBeNull()
})
