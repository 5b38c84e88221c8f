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
  expect(plot.textContent).toMatch(/Art, 43 h, 1 of 1/)
})

test('each figure has a goal of its own, so nothing tells of shares of their sum', async () => {
  const { user } = await render(
    <RadialBarChart label="Goals" data={goals} category={({ name }) => name} value={({ done }) => done} />,
  )
  expect(screen.getByText('Radial bars. Web 72, Art 43.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Goals' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
  const table = await screen.findByRole('table', { name: 'Goals' })
  expect(table.textContent).toMatch(/Web72Art43$/)
})

test('goals of which none is begun are drawn all the same', async () => {
  const none = goals.map(({ name }) => ({ name, done: 0 }))
  await render(
    <RadialBarChart label="Goals" data={none} category={({ name }) => name} value={({ done }) => done} />,
  )
  expect(screen.getByRole('application', { name: 'Goals' })).toBeTruthy()
})
