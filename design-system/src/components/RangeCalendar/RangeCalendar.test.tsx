import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import type { DayRange } from '../Calendar/iso.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

const day = (number: number) =>
  screen
    .getAllByRole('button')
    .find((button) => button.textContent === String(number) && button.tagName === 'DIV')!
const focused = () => document.activeElement?.textContent

test.each(inputs)('chooses a range by $by in $language', async (input) => {
  const onChange = vi.fn<(value: DayRange) => void>()
  const { user, press, forward } = await renderFor(input, <RangeCalendar label="Stay" onChange={onChange} />)
  if (input.by === 'keyboard') {
    while (focused() !== '20') await user.tab()
    // The first Enter goes on by a day, so that one sees that a range has begun.
    await user.keyboard(`{Enter}${forward}{Enter}`)
  } else {
    await press(day(22))
    await press(day(20))
  }
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-20', end: '2026-11-22' })
})

test('does not reach over days that are not available, unless it may', async () => {
  const onChange = vi.fn<(value: DayRange) => void>()
  const field = (isOverUnavailable: boolean) => (
    <RangeCalendar
      key={String(isOverUnavailable)}
      label="Stay"
      defaultValue={{ start: '2026-11-02', end: '2026-11-03' }}
      unavailableRanges={[{ start: '2026-11-16', end: '2026-11-17' }]}
      isOverUnavailable={isOverUnavailable}
      onChange={onChange}
    />
  )
  const { user, rerender } = await render(field(false))
  await user.click(day(12))
  expect(day(19).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  rerender(field(true))
  await user.click(day(12))
  await user.click(day(19))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-12', end: '2026-11-19' })
})

test('Escape forgets the first end, and Tab away keeps what is marked', async () => {
  const onChange = vi.fn<(value: DayRange) => void>()
  const { user } = await render(<RangeCalendar label="Stay" autoFocus onChange={onChange} />)
  await user.keyboard('{Enter}{Escape}')
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('follows its caller, and stays where one chose', async () => {
  function Page() {
    const [range, setRange] = useState<DayRange | null>({ start: 'x', end: '2026-11-03' })
    return (
      <>
        <button type="button" onClick={() => setRange({ start: '2027-03-09', end: '2027-04-02' })}>
          Spring
        </button>
        <RangeCalendar label="Stay" months={2} name="stay" value={range} onChange={setRange} />
      </>
    )
  }
  const { user, container } = await render(
    <form>
      <Page />
    </form>,
  )
  expect(screen.getAllByRole('grid')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Spring' }))
  expect(screen.getByRole('grid', { name: /March 2027/ })).toBeTruthy()
  expect(screen.getByRole('grid', { name: /April 2027/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  const day10 = screen.getByRole('button', { name: /May 10, 2027/ })
  await user.click(day10)
  await user.click(screen.getByRole('button', { name: /May 12, 2027/ }))
  expect(screen.getByRole('grid', { name: /April 2027/ })).toBeTruthy()
  const data = new FormData(container.querySelector('form')!)
  expect([data.get('stay.start'), data.get('stay.end')]).toEqual(['2027-05-10', '2027-05-12'])
})
