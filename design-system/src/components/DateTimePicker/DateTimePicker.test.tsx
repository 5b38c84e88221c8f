import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.tsx'

beforeAll(() => import('./DateTimeSheet.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

type Change = NonNullable<DateTimePickerProps['onChange']>
const opener = () => screen.getByRole('button', { name: /Choose a date and a time|اختيار تاريخ ووقت/ })
const types = () => screen.getAllByRole('spinbutton').map((part) => part.dataset.type)
const day = (number: number) =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .find((button) => button.tagName === 'DIV' && button.textContent === String(number))!

test.each([
  ['en', ['month', 'day', 'year', 'hour', 'minute', 'dayPeriod'], '112620260230p'],
  ['fr', ['day', 'month', 'year', 'hour', 'minute'], '261120261430'],
  ['ar', ['day', 'month', 'year', 'hour', 'minute', 'dayPeriod'], '261120260230م'],
] as const)('is typed in the order of %s', async (language, order, keys) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateTimePicker label="Starts" onChange={onChange} />, { language })
  expect(types()).toEqual(order)
  await user.tab()
  await user.keyboard(keys)
  expect(onChange).toHaveBeenLastCalledWith('2026-11-26T14:30')
})

test.each(inputs)('chooses a day, then a time, then is done by $by in $language', async (input) => {
  const onChange = vi.fn<Change>()
  const { user, press } = await renderFor(input, <DateTimePicker label="Starts" onChange={onChange} />)
  await press(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Starts' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  if (input.by === 'keyboard') await user.keyboard('{ArrowDown}{Enter}')
  else await press(day(27))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27T09:00')
  const hours = within(dialog).getAllByRole('spinbutton')[0]!
  if (input.by === 'keyboard') while (document.activeElement !== hours) await user.tab()
  else await press(hours)
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-27T10:00')
  await press(within(dialog).getByRole('button', { name: /Done|تمّ/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test.each([
  [{ min: '2026-11-26T15:00' }, 'Choose November 26, 2026 at 3:00 PM or later.'],
  [{ max: '2026-11-26T14:00' }, 'Choose November 26, 2026 at 2:00 PM or earlier.'],
  [{ max: '2026-11-25' }, 'Choose November 25, 2026 at 11:59 PM or earlier.'],
  [{ isDateUnavailable: () => true }, 'November 26, 2026 is not available.'],
])('says what is wrong with a moment by %j', async (limits, said) => {
  await render(<DateTimePicker label="Starts" defaultValue="2026-11-26T14:30" {...limits} />)
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain(said)
})

test('takes a day as its last moment to the end of it', async () => {
  await render(<DateTimePicker label="Starts" defaultValue="2026-11-26T23:30" max="2026-11-26" />)
  expect(screen.queryByText(/or earlier/)).toBeNull()
})

test('bears a value that is none, reads a moment that is pasted, and goes with its form', async () => {
  const onChange = vi.fn<Change>()
  const { container } = await render(
    <form>
      <DateTimePicker label="Starts" name="starts" defaultValue="2026-11-26T99:30" onChange={onChange} />
    </form>,
  )
  const paste = (content: string) =>
    fireEvent.paste(screen.getAllByRole('spinbutton')[0]!, { clipboardData: { getData: () => content } })
  const value = () => new FormData(container.querySelector('form')!).get('starts')
  expect(value()).toBe('')
  paste('11/27/2026, 4:05 PM')
  expect(value()).toBe('2026-11-27T16:05')
  paste('2026-12-01T08:15:00Z')
  expect(value()).toBe('2026-12-01T08:15')
  paste('12/24/2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24T08:15')
})
