import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const one = (
  data: readonly { quality: string; one: number | null }[],
  onSelect?: (chosen: unknown) => void,
) => (
  <RadarChart
    label="Phone"
    data={data}
    category={({ quality }) => quality}
    series={[{ id: 'one', label: 'Alder', value: (phone) => phone.one }]}
    onSelect={onSelect}
  />
)

test('a quality without a figure is not drawn as none of it', async () => {
  const { container } = await render(
    one([...phones, { quality: 'Sound', one: null }, { quality: 'Weight', one: 4 }]),
  )
  const shape = container.querySelector('svg g path')!.getAttribute('d')!
  expect(shape.split('L')).toHaveLength(4)
  expect(shape).not.toMatch(/(?:M|L)-?0,-?0(?:L|Z)/)
})

test('a first touch shows a quality, the next one chooses it', async () => {
  const onSelect = vi.fn<(chosen: unknown) => void>()
  await render(one(phones, onSelect))
  const plot = screen.getByRole('application')
  const touch = () => {
    const event = createEvent.pointerUp(plot, { pointerType: 'touch', button: 0 })
    // Straight above the middle.
    Object.defineProperties(event, { offsetX: { value: 300 }, offsetY: { value: 10 } })
    fireEvent(plot, event)
  }
  touch()
  expect(plot.textContent).toMatch(/Alder8/)
  expect(onSelect).not.toHaveBeenCalled()
  touch()
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { quality: 'Camera' } })
})
