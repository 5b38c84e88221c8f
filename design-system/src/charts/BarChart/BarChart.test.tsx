import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { dollars, week } from '../kit/example.ts'
import { type ChartSource, useChartControls } from '../kit/useChartControls.ts'
import { BarChart } from './BarChart.tsx'

const chart = (onSelect?: (selected: unknown) => void) => (
  <BarChart
    label="Weekly earnings"
    data={week}
    category={({ day }) => day}
    series={[
      { id: 'earned', label: 'Earnings', value: ({ earned }) => earned },
      { id: 'spent', label: 'Expenses', value: ({ earned }) => earned / 2 },
    ]}
    formatValue={dollars('en-US')}
    onSelect={onSelect}
  />
)
const said = () => screen.getByRole('application').querySelector('[aria-live="polite"]')?.textContent

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys walk its bars as one reads, in %s', async (language, forward, back) => {
  const { user } = await render(chart(), { language })
  screen.getByRole('application', { name: 'Weekly earnings' }).focus()
  await user.keyboard(forward)
  expect(said()).toMatch(/Mon.+2,100/)
  await user.keyboard(`${forward}${forward}`)
  expect(said()).toMatch(/Wed.+2,400/)
  await user.keyboard(`${back}{ArrowDown}`)
  expect(said()).toMatch(/Tue.+1,450/)
  await user.keyboard('{End}')
  expect(said()).toMatch(/Sun/)
  await user.keyboard('{Escape}')
  expect(said()).toBe('')
})

test('Enter chooses the bar that the keys came to', async () => {
  const onSelect = vi.fn<(selected: unknown) => void>()
  const { user } = await render(chart(onSelect))
  screen.getByRole('application').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(onSelect.mock.lastCall?.[0]).toMatchObject({ datum: { day: 'Tue' } })
})

test('figures stand at the ends of bars where each has room', async () => {
  const labelled = (formatTick: (value: number) => string) => (
    <BarChart
      label="Weekly earnings"
      data={week}
      category={({ day }) => day}
      series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
      hasValueAxis={false}
      hasBarLabels
      formatTick={formatTick}
    />
  )
  const { rerender } = await render(labelled((value) => `$${value / 1000}K`))
  expect(within(screen.getByRole('application')).getByText('$4.4K')).toBeTruthy()
  rerender(labelled((value) => `${value} dollars and no cents`))
  expect(screen.getByRole('application').textContent).not.toContain('dollars')
})

test('its menu shows the same figures as a table, and the drawing again', async () => {
  const { user } = await render(chart())
  const choose = async (entry: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Weekly earnings' }))
    await user.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await choose('Show as table')
  const table = within(await screen.findByRole('table', { name: 'Weekly earnings' }))
  expect(table.getByRole('row', { name: /Fri \$4,400 \$2,200/ })).toBeTruthy()
  await choose('Show as chart')
  expect(await screen.findByRole('application')).toBeTruthy()
})

test('a failed chart says so and can be tried again; an empty one says that too', async () => {
  const onRetry = vi.fn<() => void>()
  const rest = { label: 'Sales', data: [], category: () => '', series: [] }
  const { user, rerender } = await render(<BarChart {...rest} error onRetry={onRetry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  rerender(<BarChart {...rest} emptyText="Nothing sold yet" />)
  expect(screen.getByText('Nothing sold yet')).toBeTruthy()
})

test('a series that is hidden while a finger rests on it is looked at no more', async () => {
  await render(chart())
  const plot = screen.getByRole('application')
  plot.focus()
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  fireEvent.keyDown(plot, { key: 'ArrowDown' })
  expect(said()).toMatch(/Mon.+1,050/)
  // As a press on a touch screen, which moves no focus.
  fireEvent.click(screen.getByRole('button', { name: 'Expenses' }))
  expect(said()).toMatch(/Mon.+2,100/)
})

test('only the main button of a mouse chooses', async () => {
  const onSelect = vi.fn<(selected: unknown) => void>()
  await render(chart(onSelect))
  const plot = screen.getByRole('application')
  fireEvent.pointerUp(plot, { pointerType: 'mouse', button: 2 })
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.pointerUp(plot, { pointerType: 'mouse', button: 0 })
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a chart that went away leaves nothing to be saved', async () => {
  const connect = vi.fn<(source: unknown) => void>()
  const controls = { sections: [], run: () => undefined, isTable: false, connect }
  const { unmount } = await render(
    <BarChart
      label="Sales"
      data={week}
      category={({ day }) => day}
      series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
      controls={controls}
    />,
  )
  expect(connect.mock.lastCall?.[0]).toMatchObject({ name: 'Sales' })
  unmount()
  expect(connect.mock.lastCall?.[0]).toBeUndefined()
})

const files = async (categories: readonly Date[]) => {
  const connect = vi.fn<(source: ChartSource | undefined) => void>()
  await render(
    <BarChart
      label="Sales"
      data={categories}
      category={(date) => date}
      series={[{ id: 'sold', label: 'Sold', value: () => 4 }]}
      controls={{ sections: [], run: () => undefined, isTable: false, connect }}
    />,
  )
  return connect.mock.lastCall![0]!.rows().map(([category]) => category)
}

test('its file calls whole days by their dates, wherever one is, and hours as instants', async () => {
  expect(await files([new Date(2026, 9, 5), new Date(2026, 9, 6)])).toEqual([
    'Category',
    '2026-10-05',
    '2026-10-06',
  ])
  const hours = [new Date(2026, 9, 5, 0), new Date(2026, 9, 5, 6)]
  expect(await files(hours)).toEqual(['Category', ...hours])
})

test('a table has all series, so nothing beside it hides one', async () => {
  const { user } = await render(chart())
  await user.click(screen.getByRole('button', { name: 'Expenses' }))
  await user.click(screen.getByRole('button', { name: 'Actions for Weekly earnings' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
  await screen.findByRole('columnheader', { name: 'Expenses' })
  expect(screen.queryByRole('button', { name: 'Expenses' })).toBeNull()
})

test('while it has nothing to show, nothing in the menu around it can be chosen', async () => {
  function Card({ data }: { data: typeof week | [] }) {
    const controls = useChartControls()
    const entries = controls.sections.flatMap((section) => section.entries)
    return (
      <>
        {entries.map(({ id, label, isDisabled }) => isDisabled && <p key={id}>No: {label}</p>)}
        <BarChart
          label="Sales"
          data={data}
          category={({ day }) => day}
          series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
          controls={controls}
        />
      </>
    )
  }
  const { rerender } = await render(<Card data={[]} />)
  expect(screen.getByText('No: Save as CSV')).toBeTruthy()
  expect(screen.getByText('No: Show as table')).toBeTruthy()
  rerender(<Card data={week} />)
  expect(screen.queryByText(/^No/)).toBeNull()
})
