import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'
import { presetRange, rangePresetIds } from './presets.ts'

beforeAll(() => import('./DateRangeSheet.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

type Change = NonNullable<DateRangePickerProps['onChange']>
const period = { start: '2026-11-12', end: '2026-11-19' }
const opener = () => screen.getByRole('button', { name: /Choose dates|اختيار فترة/ })
const parts = () => screen.getAllByRole('spinbutton')
const text = () => parts().map((part) => part.textContent)
const day = (number: number) =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .find((button) => button.tagName === 'DIV' && button.textContent === String(number))!
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('knows the named periods, over the ends of months and years', () => {
  const of = (today: string) => rangePresetIds.map((id) => Object.values(presetRange(id, today)).join(' '))
  expect(of('2026-11-20')).toEqual([
    '2026-11-20 2026-11-20',
    '2026-11-19 2026-11-19',
    '2026-11-14 2026-11-20',
    '2026-10-22 2026-11-20',
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
    '2026-01-01 2026-12-31',
  ])
  expect(of('2028-03-01').slice(1, 6)).toEqual([
    '2028-02-29 2028-02-29',
    '2028-02-24 2028-03-01',
    '2028-02-01 2028-03-01',
    '2028-03-01 2028-03-31',
    '2028-02-01 2028-02-29',
  ])
  expect(presetRange('lastMonth', '2027-01-15')).toEqual({ start: '2026-12-01', end: '2026-12-31' })
})

test('names a period as seen from the day that is given', async () => {
  const range = { start: '2020-02-02', end: '2020-02-02' }
  await render(<DateRangePicker label="Period" display="relative" today="2020-02-02" value={range} />)
  expect(screen.getAllByRole('button', { name: /Period/ })[0]!.textContent).toContain('Today')
})

test.each([
  ['en', '1112202611192026'],
  ['fr', '1211202619112026'],
  ['ar', '1211202619112026'],
] as const)('is typed in %s from the first part to the last', async (language, keys) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateRangePicker label="Period" onChange={onChange} />, { language })
  await user.tab()
  await user.keyboard(keys)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(period)
})

test.each(inputs)('opens and chooses by $by in $language', async (input) => {
  const onChange = vi.fn<Change>()
  const { user, press, forward } = await renderFor(
    input,
    <DateRangePicker label="Period" onChange={onChange} />,
  )
  await press(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Period' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  if (input.by === 'keyboard') await user.keyboard(`{Enter}${forward}{Enter}`)
  else {
    await press(day(20))
    await press(day(22))
  }
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-20', end: '2026-11-22' })
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test.each([
  ['en', 'Last 7 days', 'This month'],
  ['fr', '7 derniers jours', 'Ce mois-ci'],
  ['ar', 'آخر 7 أيام', 'هذا الشهر'],
] as const)('offers named periods in %s, and is called by their names', async (language, name, other) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <DateRangePicker label="Period" display="relative" max="2026-11-20" onChange={onChange} />,
    { language },
  )
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await user.click(await screen.findByRole('button', { name }))
  await gone()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-14', end: '2026-11-20' })
  await user.click(screen.getByRole('button', { name: `Period ${name}` }))
  // Cut to what may be chosen.
  await user.click(await screen.findByRole('button', { name: other }))
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' })
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrows cross from one date to the other in %s', async (language, onward, back) => {
  const { user } = await render(<DateRangePicker label="Period" defaultValue={period} />, { language })
  parts()[2]?.focus()
  await user.keyboard(onward)
  expect(document.activeElement).toBe(parts()[3])
  await user.keyboard(back)
  expect(document.activeElement).toBe(parts()[2])
})

test('says that the end is before the start, tells of no range, and keeps what was typed', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateRangePicker label="Period" defaultValue={period} onChange={onChange} />)
  await user.click(parts()[3]!)
  await user.keyboard('10')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  await user.click(document.body)
  expect(screen.getByText('The end is before the start.')).toBeTruthy()
  expect(text()).toEqual(['11', '12', '2026', '10', '19', '2026'])
  await user.click(screen.getByRole('button', { name: 'Clear (Period)' }))
  expect(text().join()).toBe('mm,dd,yyyy,mm,dd,yyyy')
  expect(screen.queryByText('The end is before the start.')).toBeNull()
})

test('asks for the other date once the field is left', async () => {
  const { user } = await render(<DateRangePicker label="Period" isRequired />)
  await user.tab()
  await user.keyboard('11122026')
  expect(screen.queryByText('Fill in both dates.')).toBeNull()
  await user.click(document.body)
  expect(screen.getByText('Fill in both dates.')).toBeTruthy()
})

test.each([
  [{ min: '2026-11-13' }, 'Choose November 13, 2026 or later.'],
  [{ max: '2026-11-18' }, 'Choose November 18, 2026 or earlier.'],
  [{ isDateUnavailable: (text_: string) => text_ === '2026-11-15' }, 'Some of these days are not available.'],
])('says what is wrong with a range by %j', async (limits, said) => {
  await render(<DateRangePicker label="Period" defaultValue={period} {...limits} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('takes a range over days that are not available, where it may', async () => {
  await render(
    <DateRangePicker
      label="Period"
      defaultValue={period}
      isDateUnavailable={(text_) => text_ === '2026-11-15'}
      isOverUnavailable
    />,
  )
  expect(screen.queryByText(/not available/)).toBeNull()
})

test('goes with its form, reads a range that is pasted, and takes the focus of a form', async () => {
  const ref = createRef<HTMLElement>()
  const { container } = await render(
    <form>
      <DateRangePicker label="Period" name="period" value={{ start: '?', end: '2026-11-19' }} ref={ref} />
      <DateRangePicker label="Other" name="other" />
    </form>,
  )
  const data = () => Object.fromEntries(new FormData(container.querySelector('form')!))
  expect(data()).toEqual({ 'period.start': '', 'period.end': '', 'other.start': '', 'other.end': '' })
  fireEvent.paste(parts()[6]!, { clipboardData: { getData: () => '11/12/2026 – 11/19/2026' } })
  expect(data()).toMatchObject({ 'other.start': '2026-11-12', 'other.end': '2026-11-19' })
  ref.current?.focus()
  expect(document.activeElement).toBe(parts()[0])
})

test('tells of no range while one end is half deleted, whatever is typed into the other', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateRangePicker label="Period" defaultValue={period} onChange={onChange} />)
  await user.click(parts()[1]!)
  await user.keyboard('{Backspace}{Backspace}')
  await user.click(parts()[4]!)
  await user.keyboard('21')
  await user.click(document.body)
  // The first press leaves a whole date, the first of the month.
  expect(onChange.mock.calls.slice(1)).toEqual([[null]])
  expect(text()).toEqual(['11', 'dd', '2026', '11', '21', '2026'])
  await user.click(parts()[1]!)
  await user.keyboard('12')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-12', end: '2026-11-21' })
  expect(screen.queryByText('Fill in every part.')).toBeNull()
})

test('says no more of a missing part once a range is chosen', async () => {
  const { user } = await render(<DateRangePicker label="Period" defaultValue={period} />)
  await user.click(parts()[1]!)
  await user.keyboard('{Backspace}{Backspace}')
  await user.click(opener())
  await user.click(await screen.findByRole('button', { name: 'Today' }))
  await gone()
  expect(text()).toEqual(['11', '20', '2026', '11', '20', '2026'])
  expect(screen.queryByText('Fill in every part.')).toBeNull()
})
