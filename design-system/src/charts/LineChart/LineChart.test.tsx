import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { dollars, months } from '../kit/example.ts'
import { LineChart } from './LineChart.tsx'

const chart = (data: readonly { month: Date; earned: number }[]) => (
  <LineChart
    label="Earnings"
    data={data}
    category={({ month }) => month}
    series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
    formatValue={dollars('en-US')}
  />
)
const summary = () => {
  const plot = screen.getByRole('application', { name: 'Earnings' })
  return document.getElementById(plot.getAttribute('aria-describedby')!)!.textContent
}

test('sums itself up in words', async () => {
  await render(chart(months))
  expect(summary()).toMatch(/12 points/)
  expect(summary()).toMatch(/from \$62,000 to \$110,000/)
  expect(summary()).toMatch(/highest \$110,000/)
  expect(summary()).toMatch(/lowest \$54,000/)
})

test('the words are those of the page’s language', async () => {
  await render(chart(months), { language: 'fr' })
  expect(summary()).not.toMatch(/points from|highest/)
  expect(summary()).toMatch(/110/)
})

test('a figure that is none is a gap, and said to be one', async () => {
  const gap = months.map((month, index) => (index === 3 ? { ...month, earned: Number.NaN } : month))
  const { user } = await render(chart(gap))
  screen.getByRole('application').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('application').textContent).toMatch(/no figure/)
})

test('two figures of one instant have each their dot', async () => {
  const errors = vi.spyOn(console, 'error')
  const at = new Date(2026, 9, 5)
  const { container } = await render(
    <LineChart
      label="Calls"
      data={[3, 5, 4]}
      category={(calls) => (calls === 4 ? new Date(2026, 9, 6) : at)}
      series={[{ id: 'calls', label: 'Calls', value: (calls) => calls }]}
      hasDots
    />,
  )
  expect(container.querySelectorAll('circle')).toHaveLength(3)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('a line with one figure is summed up with the colon of its language', async () => {
  await render(chart(months.slice(0, 1)), { language: 'fr' })
  expect(summary()).toMatch(/Earnings\u202f: /)
})
