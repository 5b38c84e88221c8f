import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { dollars, months } from '../kit/example.ts'
import { ComboChart } from './ComboChart.tsx'

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys go from the columns to the line of the same month, in %s', async (language, forward) => {
  const { user } = await render(
    <ComboChart
      label="Sent and delivered"
      data={months}
      category={({ month }) => month}
      series={[
        { id: 'sent', label: 'Sent', value: ({ earned }) => earned, variant: 'bar' },
        { id: 'delivered', label: 'Delivered', value: ({ spent }) => spent, variant: 'line' },
      ]}
      formatValue={dollars('en-US')}
    />,
    { language },
  )
  const plot = screen.getByRole('application', { name: 'Sent and delivered' })
  plot.focus()
  await user.keyboard(forward)
  expect(plot.textContent).toMatch(/Sent.+\$62,000/)
  await user.keyboard('{ArrowDown}')
  expect(plot.textContent).toMatch(/Delivered.+\$30,000/)
})
