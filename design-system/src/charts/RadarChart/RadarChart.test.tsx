import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { RadarChart } from './RadarChart.tsx'

const phones = [
  { quality: 'Camera', one: 8, other: 6 },
  { quality: 'Battery', one: 5, other: 9 },
  { quality: 'Screen', one: 7, other: 7 },
]

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys walk the qualities and the shapes, in %s', async (language, forward) => {
  const { user } = await render(
    <RadarChart
      label="Phones"
      data={phones}
      category={({ quality }) => quality}
      series={[
        { id: 'one', label: 'Alder', value: ({ one }) => one },
        { id: 'other', label: 'Birch', value: ({ other }) => other },
      ]}
      formatValue={String}
    />,
    { language },
  )
  const plot = screen.getByRole('application', { name: 'Phones' })
  plot.focus()
  await user.keyboard(`${forward}${forward}`)
  expect(plot.textContent).toMatch(/Battery.+Alder.+5/)
  await user.keyboard('{ArrowDown}')
  expect(plot.textContent).toMatch(/Birch.+9/)
})
