import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'
import { Period } from './Period.tsx'

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
