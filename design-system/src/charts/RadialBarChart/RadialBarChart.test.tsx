import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { RadialBarChart } from './RadialBarChart.tsx'

const goals = [
  { name: 'Web', done: 72 },
  { name: 'Art', done: 43 },
]

test('names its figures, and a press hides one', async () => {
  const { user } = await render(
    <RadialBarChart
      label="Goals"
      data={goals}
      category={({ name }) => name}
      value={({ done }) => done}
      formatValue={(done) => `${done} h`}
    />,
  )
  const web = screen.getByRole('button', { name: /Web/ })
  expect(web.textContent).toMatch(/72 h/)
  await user.click(web)
  expect(web.getAttribute('aria-pressed')).toBe('false')
  const plot = screen.getByRole('application', { name: 'Goals' })
  plot.focus()
  await user.keyboard('{ArrowRight}')
  expect(plot.textContent).toMatch(/Art.+43 h/)
})
