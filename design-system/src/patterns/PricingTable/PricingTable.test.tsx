import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { comparedPlans, features, pricedPlans } from './example.ts'
import { PricingCards } from './PricingCards.tsx'
import { PricingTable } from './PricingTable.tsx'

const table = <PricingTable caption="Every plan" plans={comparedPlans} groups={features} />

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en', 'Included', 'Not included', 'Can be added: $9 a van'],
  ['fr', 'Inclus', 'Non inclus', 'En option : $9 a van'],
  ['ar', 'مشمول', 'غير مشمول', 'يمكن إضافته: $9 a van'],
] as const)('says in words what each plan has, in %s', async (language, yes, no, extra) => {
  await render(table, { language })
  const row = within(screen.getByRole('row', { name: /Fleet map/ }))
  expect(row.getByRole('rowheader', { name: 'Fleet map and routes' })).toBeTruthy()
  const [basic, team, company] = row.getAllByRole('cell')
  expect(within(basic!).getByRole('img', { name: no })).toBeTruthy()
  expect(team!.textContent).toBe(extra)
  expect(within(company!).getByRole('img', { name: yes })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Team $290 a year' })).toBeTruthy()
})

test('is tabs on a phone, the plan that stands out first', async () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => narrow)
  const { user } = await render(table)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Team')
  const panel = () => within(screen.getByRole('tabpanel'))
  expect(panel().getByText('Up to 10')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Company' }))
  expect(panel().getByText('Up to 50')).toBeTruthy()
  expect(panel().getByRole('link', { name: 'Choose Company' }).getAttribute('href')).toBe('#company')
})

test('a card names its plan, what it cost before, and leads on', async () => {
  await render(<PricingCards plans={pricedPlans} />)
  const team = within(screen.getByRole('heading', { level: 2, name: 'Team' }).closest('li')!)
  expect(team.getByText('$290')).toBeTruthy()
  expect(team.getByText('$348').closest('s')).not.toBeNull()
  expect(team.getByRole('link', { name: 'Choose Team' }).getAttribute('href')).toBe('#team')
})
