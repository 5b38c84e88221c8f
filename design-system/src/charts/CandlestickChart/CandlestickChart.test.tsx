import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { dollars } from '../kit/example.ts'
import { CandlestickChart } from './CandlestickChart.tsx'

const days = [
  { day: new Date(2026, 8, 1), open: 50, high: 58, low: 49, close: 55, volume: 1200 },
  { day: new Date(2026, 8, 2), open: 55, high: 57, low: 44, close: 44, volume: 3400 },
  { day: new Date(2026, 8, 3), open: 44, high: 48, low: 43, close: 46, volume: 2100 },
]
const patience = { timeout: 20_000 }

const chart = (data = days) => (
  <CandlestickChart
    label="Price"
    data={data}
    category={({ day }) => day}
    open={({ open }) => open}
    high={({ high }) => high}
    low={({ low }) => low}
    close={({ close }) => close}
    volume={({ volume }) => volume}
    formatValue={dollars('en-US')}
  />
)
const plot = () => screen.getByRole('application', { name: 'Price' })

test('sums itself up by how the price ended', async () => {
  await render(chart())
  const summary = document.getElementById(plot().getAttribute('aria-describedby')!)!.textContent
  expect(summary).toMatch(/Close: from \$55 to \$46/)
  expect(summary).toMatch(/highest \$55, Sep 1, 2026/)
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('keys walk the days, their four figures and the volume, in %s', async (language, forward) => {
  const { user } = await render(chart(), { language })
  plot().focus()
  await user.keyboard(`${forward}${forward}`)
  const said = () => plot().querySelector('[aria-live="polite"]')!.textContent
  expect(said()).toMatch(/\$55/)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(said()).toMatch(/\$44/)
  await user.keyboard('{ArrowDown}')
  expect(said()).toMatch(/[^$]3,400/)
})

test('what a day came to is said in words beside its figures', async () => {
  const { user } = await render(chart())
  plot().focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(plot().textContent).toMatch(/-20%/)
  expect(plot().textContent).toMatch(/Volume3,400/)
})

test('a candle that rose is hollow and one that fell is full, as the key says', async () => {
  const { container } = await render(chart())
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rose',
    'Fell',
    'Volume',
  ])
  const [rose, fell] = [...container.querySelectorAll('li rect')].map((one) => one.getAttribute('class'))
  const candles = [...plot().querySelectorAll('path')].map((one) => one.getAttribute('class'))
  expect(candles).toEqual([rose, fell, rose])
})

test('its figures are a table as well; a day without its four figures has no candle', async () => {
  const { user } = await render(
    chart([...days, { ...days[0]!, day: new Date(2026, 8, 4), open: Number.NaN }]),
  )
  expect(plot().querySelectorAll('path')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Actions for Price' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }, patience))
  const table = within(await screen.findByRole('table', { name: 'Price' }, patience))
  expect(table.getByRole('row', { name: 'Sep 2, 2026 $55 $57 $44 $44 3,400' })).toBeTruthy()
  expect(table.getByRole('row', { name: /^Sep 4, 2026 –/ })).toBeTruthy()
})
