import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { dollars, months } from '../kit/example.ts'
import { AreaChart } from './AreaChart.tsx'

const chart = (
  <AreaChart
    label="Money"
    data={months}
    category={({ month }) => month}
    series={[
      { id: 'earned', label: 'Earnings', value: ({ earned }) => earned },
      { id: 'spent', label: 'Expenses', value: ({ spent }) => spent },
    ]}
    formatValue={dollars('en-US')}
  />
)
const said = () => screen.getByRole('application').textContent

test('an entry of the legend hides its area, from the keys too; Shift and a press shows it alone', async () => {
  const { user } = await render(chart)
  const earnings = screen.getByRole('button', { name: 'Earnings' })
  await user.click(earnings)
  expect(earnings.getAttribute('aria-pressed')).toBe('false')
  screen.getByRole('application').focus()
  await user.keyboard('{ArrowRight}')
  expect(said()).toMatch(/\$30,000/)
  await user.keyboard('{Shift>}')
  await user.click(earnings)
  await user.keyboard('{/Shift}')
  expect(earnings.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Expenses' }).getAttribute('aria-pressed')).toBe('false')
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('the legend is one Tab stop with arrow keys inside, in %s', async (language, forward) => {
  const { user } = await render(chart, { language })
  screen.getByRole('button', { name: 'Earnings' }).focus()
  await user.keyboard(forward)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expenses' }))
})

const named = { earned: 'Earnings', spent: 'Expenses' } as const
const stacked = (...ids: (keyof typeof named)[]) => (
  <AreaChart
    label="Money"
    data={months}
    category={({ month }) => month}
    series={ids.map((id) => ({ id, label: named[id], value: (month: (typeof months)[number]) => month[id] }))}
    net={{ label: 'In all', value: ({ earned, spent }) => earned + spent }}
    formatValue={dollars('en-US')}
    isStacked
  />
)

test('the sum below the figures goes while one of them is hidden', async () => {
  const { user } = await render(stacked('earned', 'spent'))
  const look = async () => {
    screen.getByRole('application').focus()
    await user.keyboard('{End}')
  }
  await look()
  expect(said()).toMatch(/In all\$161,000/)
  await user.click(screen.getByRole('button', { name: 'Earnings' }))
  await look()
  expect(said()).not.toMatch(/In all/)
})

test('a hidden area shows again once it is the only one left', async () => {
  const { user, rerender } = await render(stacked('earned', 'spent'))
  await user.click(screen.getByRole('button', { name: 'Earnings' }))
  rerender(stacked('earned'))
  screen.getByRole('application').focus()
  await user.keyboard('{ArrowRight}')
  expect(said()).toMatch(/\$62,000/)
})
