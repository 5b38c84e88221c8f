import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { HeatmapChart } from './HeatmapChart.tsx'
import { LEVELS, scaleOf } from './levels.ts'

const hours = [
  { hour: '09:00', mon: 12, tue: 30 },
  { hour: '12:00', mon: 84, tue: null },
  { hour: '18:00', mon: 40, tue: 96 },
]
const patience = { timeout: 20_000 }

const map = (props: { onSelect?: (selected: unknown) => void; data?: typeof hours } = {}) => (
  <HeatmapChart
    label="Orders"
    data={hours}
    category={({ hour }) => hour}
    series={[
      { id: 'mon', label: 'Monday', value: ({ mon }) => mon },
      { id: 'tue', label: 'Tuesday', value: ({ tue }) => tue },
    ]}
    valueLabel="orders"
    {...props}
  />
)
const plot = () => screen.getByRole('application', { name: 'Orders' })
const said = () => plot().querySelector('[aria-live="polite"]')!.textContent

test('sums itself up by its highest and its lowest', async () => {
  await render(map())
  const summary = document.getElementById(plot().getAttribute('aria-describedby')!)!.textContent
  expect(summary).toMatch(/3 points from 09:00 to 18:00/)
  expect(summary).toMatch(/highest 96, Tuesday 18:00/)
  expect(summary).toMatch(/lowest 12, Monday 09:00/)
})

test.each([
  ['en', '{ArrowRight}', /no figure/],
  ['ar', '{ArrowLeft}', /لا قيمة/],
] as const)('keys walk its cells as one reads and down its rows, in %s', async (language, forward, none) => {
  const { user } = await render(map(), { language })
  plot().focus()
  await user.keyboard(`${forward}${forward}`)
  expect(said()).toMatch(/12:00.+Monday.+84/)
  await user.keyboard('{ArrowDown}')
  expect(said()).toMatch(/12:00.+Tuesday/)
  expect(said()).toMatch(none)
  expect(plot().textContent).toMatch(/Tuesday[,،] 12:00/)
})

test('a press and Enter choose a cell', async () => {
  const onSelect = vi.fn<(selected: unknown) => void>()
  const { user } = await render(map({ onSelect }))
  plot().focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { hour: '09:00' }, seriesId: 'tue' })
  fireEvent.pointerUp(plot(), { pointerType: 'mouse', button: 0 })
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { hour: '09:00' }, seriesId: 'mon' })
})

test('its figures are a table as well, and nothing to draw is said', async () => {
  const { user, rerender } = await render(map())
  await user.click(screen.getByRole('button', { name: 'Actions for Orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }, patience))
  const table = within(await screen.findByRole('table', { name: 'Orders' }, patience))
  expect(table.getByRole('row', { name: '12:00 84 –' })).toBeTruthy()
  rerender(map({ data: [] }))
  expect(screen.getByText('Nothing to show for now')).toBeTruthy()
})

test('the scale has round ends, and every figure a step of it', () => {
  const { ends, levelOf } = scaleOf([0, 184])
  expect(ends).toEqual([0, 200])
  expect([0, 100, 184, 200, 999].map(levelOf)).toEqual([1, 4, LEVELS, LEVELS, LEVELS])
})
