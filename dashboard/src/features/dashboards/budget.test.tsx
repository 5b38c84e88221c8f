import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { budgetRaises } from '../../../../mocks/areas/dashboard-ecommerce/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { RevenueCard } from '../../entities/dashboard/cards/ecommerce/RevenueCard.tsx'
import { CardContext, DashboardContext } from '../../entities/dashboard/card/card.ts'
import { ecommerceDashboard } from './ecommerce/EcommerceDashboard.tsx'

withMock()
const patience = { timeout: 10_000 }
beforeAll(async () => {
  await import('../../../../design-system/src/components/Menu/MenuPopup.tsx')
}, 60_000)

const show = (as: 'admin' | 'client') =>
  renderScreen(
    <DashboardContext value={{ days: { period: 30 }, comparedWith: '' }}>
      <CardContext value={ecommerceDashboard.cards.find(({ id }) => id === 'revenue')!}>
        <RevenueCard />
      </CardContext>
    </DashboardContext>,
    { path: '/dashboards/ecommerce', groups: ['dashboards', 'ecommerceDashboard'], as },
  )
const planned = () =>
  Number(/Planned\D*([\d,]+)/.exec(screen.getByRole('region').textContent)?.[1]!.replaceAll(',', ''))

test('the budget is raised by a share of the plan, which can be taken back', async () => {
  const { user } = await show('admin')
  const button = await screen.findByRole('button', { name: 'Raise budget' }, patience)
  const before = planned()
  await user.click(button)
  await user.click(await screen.findByRole('menuitemradio', { name: /^10% more/ }, patience))
  await waitFor(() => expect(planned() / before).toBeCloseTo(1.1, 2), patience)
  await waitFor(() => expect(Object.values(budgetRaises.get())).toEqual([10]), patience)
  await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
  await waitFor(() => expect(planned()).toBe(before), patience)
  expect(Object.values(budgetRaises.get())).toEqual([0])
})

test('what was raised again since stays when the first raise is taken back', async () => {
  const { user, settled } = await show('admin')
  const button = await screen.findByRole('button', { name: 'Raise budget' }, patience)
  await user.click(button)
  await user.click(await screen.findByRole('menuitemradio', { name: /^10% more/ }, patience))
  const undo = await screen.findByRole('button', { name: 'Undo' }, patience)
  const [year] = Object.keys(budgetRaises.get())
  budgetRaises.set({ [year!]: 20 })
  await user.click(undo)
  await settled()
  expect(Object.values(budgetRaises.get())).toEqual([20])
})

test('who may only look can raise nothing', async () => {
  await show('client')
  await screen.findByRole('application', { name: 'Revenue report' }, patience)
  expect(planned()).toBeGreaterThan(0)
  for (const button of screen.getAllByRole('button', { name: 'Raise budget' }))
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true)
})
