import { screen, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Calendar } from './Calendar.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

const day = (number: number, month = 'November|نوفمبر|novembre') =>
  screen.getByRole('button', {
    name: new RegExp(`(?<!\\d)${number}(?!\\d).*(${month})|(${month}) ${number},`),
  })
const focused = () => document.activeElement?.textContent

test.each(inputs)('chooses a day by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string) => void>()
  const { user, press } = await renderFor(
    input,
    <Calendar label="Day" defaultValue="2026-11-12" onChange={onChange} />,
  )
  if (input.by === 'keyboard') {
    while (focused() !== '12') await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')
  } else await press(day(19))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-19')
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('in %s %s goes to the next day and %s back; keys go far', async (language, onward, back) => {
  const { user } = await render(<Calendar label="Day" defaultValue="2026-11-12" autoFocus />, { language })
  expect(focused()).toBe('12')
  const steps = [
    [onward, '13'],
    [back, '12'],
    ['{ArrowDown}', '19'],
    ['{Home}', '1'],
    ['{End}', '30'],
    ['{PageDown}', '30'],
    ['{PageUp}{PageUp}', '30'],
    ['{ArrowUp}', '23'],
  ] as const
  for (const [keys, shown] of steps) {
    await user.keyboard(keys)
    expect([keys, focused()]).toEqual([keys, shown])
  }
  await user.keyboard('{Shift>}{PageUp}{/Shift}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/2025/)
})

test.each([
  ['en', 'Sun'],
  ['fr', 'lun.'],
  ['ar', 'س'],
] as const)('begins its weeks in %s with %s, and writes its digits', async (language, first) => {
  await render(<Calendar label="Day" defaultValue="2026-11-12" />, { language })
  expect(document.querySelector('thead th')?.textContent).toBe(first)
  expect(day(12).textContent).toBe('12')
})

test('marks today, leads back to it, and has no way there where it may not be chosen', async () => {
  const { user, rerender } = await render(<Calendar label="Day" defaultValue="2027-03-12" />)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Today, .*November 20/)
  rerender(<Calendar key="past" label="Day" max="2026-11-01" />)
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
})

test('shows the month and the year that are chosen, within its limits', async () => {
  const { user } = await render(
    <Calendar label="Day" defaultValue="2026-11-12" min="2025-03-10" max="2027-06-20" />,
  )
  const [month, year] = screen.getAllByRole('combobox')
  expect(
    within(year!)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['2025', '2026', '2027'])
  await user.selectOptions(month!, 'February')
  expect(screen.getByRole('grid', { name: /February 2026/ })).toBeTruthy()
  await user.selectOptions(screen.getAllByRole('combobox')[1]!, '2025')
  expect(screen.getByRole('grid', { name: /March 2025/ })).toBeTruthy()
  expect(
    within(screen.getAllByRole('combobox')[0]!).getByRole<HTMLOptionElement>('option', { name: 'January' })
      .disabled,
  ).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous month' }).disabled).toBe(true)
})

test.each([
  ['October', 'October 2026', 'November 2026'],
  ['December', 'December 2026', 'January 2027'],
  ['March', 'March 2026', 'April 2026'],
])('with two months, shows %s as the first', async (month, first, second) => {
  const { user } = await render(<Calendar label="Day" defaultValue="2026-11-12" months={2} />)
  await user.selectOptions(screen.getAllByRole('combobox')[0]!, month)
  const names = screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))
  expect(names).toEqual([expect.stringContaining(first), expect.stringContaining(second)])
})

test('takes several days, in their order, and gives them back one by one', async () => {
  const onChange = vi.fn<(value: string[]) => void>()
  const { user, container } = await render(
    <form>
      <Calendar
        label="Days off"
        name="off"
        selectionMode="multiple"
        defaultValue={['2026-11-12', 'never']}
        onChange={onChange}
      />
    </form>,
  )
  await user.click(day(5))
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-05', '2026-11-12'])
  expect(new FormData(container.querySelector('form')!).getAll('off')).toEqual(['2026-11-05', '2026-11-12'])
  await user.click(day(12))
  expect(onChange).toHaveBeenLastCalledWith(['2026-11-05'])
})

test('does not take what lies out of bounds or is not available', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <Calendar
      label="Day"
      defaultValue="2026-11-12"
      min="2026-11-10"
      unavailableRanges={[{ start: '2026-11-16', end: '2026-11-17' }]}
      isDateUnavailable={(text) => text === '2026-11-25'}
      onChange={onChange}
    />,
  )
  for (const number of [9, 16, 17, 25]) {
    expect(day(number).getAttribute('aria-disabled')).toBe('true')
    await user.click(day(number))
  }
  expect(onChange).not.toHaveBeenCalled()
})

test('follows its caller, bears a value that is none, and takes the focus of a form', async () => {
  const ref = createRef<HTMLElement>()
  function Page() {
    const [value, setValue] = useState<string | null>('soon')
    return (
      <>
        <button onClick={() => setValue('2027-03-09')}>March</button>
        <Calendar label="Day" value={value} onChange={setValue} ref={ref} errorMessage="Taken." />
      </>
    )
  }
  const { user } = await render(<Page />)
  expect(screen.getByRole('grid', { name: /November 2026/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'March' }))
  expect(screen.getByRole('grid', { name: /March 2027/ })).toBeTruthy()
  ref.current?.focus()
  expect(focused()).toBe('9')
})

test('numbers its weeks', async () => {
  await render(<Calendar label="Day" defaultValue="2026-11-12" hasWeekNumbers />, { language: 'fr' })
  const names = screen.getAllByRole('rowheader').map((header) => header.getAttribute('aria-label'))
  expect(names.slice(0, 2)).toEqual(['Semaine 44', 'Semaine 45'])
})

test('neither changes when it is read only nor takes the focus when it is disabled', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user, rerender } = await render(
    <Calendar label="Day" defaultValue="2026-11-12" isReadOnly onChange={onChange} />,
  )
  await user.click(day(19))
  rerender(<Calendar label="Day" defaultValue="2026-11-12" isDisabled onChange={onChange} />)
  await user.click(day(18))
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})
