import { fireEvent, screen, waitFor } from '@testing-library/react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { LocaleProvider } from '../../locale/LocaleProvider.tsx'
import { DateField, type DateFieldProps } from './DateField.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

type Change = NonNullable<DateFieldProps['onChange']>
const parts = () => screen.getAllByRole('spinbutton')
const order = () => parts().map((part) => part.dataset.type)
const text = () => parts().map((part) => part.textContent)
const paste = (content: string) => fireEvent.paste(parts()[0]!, { clipboardData: { getData: () => content } })
const errorOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .filter(Boolean)
    .join(' ')

test.each([
  ['en', ['month', 'day', 'year'], '11212026'],
  ['fr', ['day', 'month', 'year'], '21112026'],
  ['ar', ['day', 'month', 'year'], '21112026'],
] as const)('is typed in the order of %s, from part to part', async (language, parted, keys) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateField label="Day" onChange={onChange} />, { language })
  expect(order()).toEqual(parted)
  await user.tab()
  await user.keyboard(keys)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-21')
})

test('writes and reads the digits of the locale', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <I18nProvider locale="ar-EG">
      <DateField label="اليوم" defaultValue="2026-11-21" onChange={onChange} />
    </I18nProvider>,
    { language: 'ar' },
  )
  expect(text()).toEqual(['٢١', '١١', '٢٠٢٦'])
  await user.tab()
  await user.keyboard('٠٥')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-05')
  paste('٣/١٢/٢٠٢٦')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-03')
})

test.each(inputs)('takes the focus by $by in $language, from its label too', async (input) => {
  const { user, press } = await renderFor(input, <DateField label="Day" defaultValue="2026-11-21" />)
  if (input.by === 'keyboard') await user.tab()
  else await press(screen.getByText('Day'))
  expect(document.activeElement).toBe(parts()[0])
  await user.keyboard('{ArrowUp}')
  expect(text()[0]).toBe(input.language === 'ar' ? '22' : '12')
})

test('tells nobody of a year that is half typed, and fills up a short one', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateField label="Day" defaultValue="2020-05-17" onChange={onChange} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}31')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  await user.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2031-05-17')
  expect(text()[2]).toBe('2031')
})

test('refuses a year of three digits in words', async () => {
  const { user } = await render(<DateField label="Day" defaultValue="2020-05-17" isRequired />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}203')
  await user.tab()
  expect(errorOf(screen.getByRole('group'))).toContain('Write the year with four digits.')
})

test.each([
  ['en', '02302026', 'There is no February 30, 2026. It was changed to February 28, 2026.'],
  ['fr', '30022026', 'Le 30 février 2026 n’existe pas. La date est maintenant le 28 février 2026.'],
  ['ar', '30022026', 'لا وجود لتاريخ 30 فبراير 2026، فأصبح 28 فبراير 2026.'],
] as const)('says in %s what became of a date that does not exist', async (language, keys, said) => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateField label="Day" isRequired onChange={onChange} />, { language })
  await user.tab()
  await user.keyboard(keys)
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-02-28')
  expect(errorOf(screen.getByRole('group'))).toContain(said)
})

test('says that a part is missing, keeps what is there, and forgets it when it is cleared', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateField label="Day" onChange={onChange} />)
  await user.tab()
  await user.keyboard('1121')
  await user.click(document.body)
  expect(errorOf(screen.getByRole('group'))).toBe('Fill in every part.')
  expect(parts().every((part) => part.getAttribute('aria-invalid') === 'true')).toBe(true)
  expect(text().slice(0, 2)).toEqual(['11', '21'])
  await user.click(screen.getByRole('button', { name: 'Clear (Day)' }))
  expect(text()).toEqual(['mm', 'dd', 'yyyy'])
  expect(errorOf(screen.getByRole('group'))).toBe('')
  expect(document.activeElement).toBe(parts()[0])
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['2026-12-03', '2026-12-03'],
  [' 2026-12-03T10:00:00Z ', '2026-12-03'],
  ['12/3/2026', '2026-12-03'],
  ['12.3.26', '2026-12-03'],
])('reads %s when it is pasted', async (pasted, read) => {
  const onChange = vi.fn<Change>()
  await render(<DateField label="Day" onChange={onChange} />)
  paste(pasted)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(read)
})

test.each([
  ['9'.repeat(1_000_000)],
  // Could be read by whoever reads all of it.
  [`${' '.repeat(1_000_000)}2026-12-03`],
])('looks at no more than the start of a megabyte, and keeps what it has', async (pasted) => {
  const onChange = vi.fn<Change>()
  await render(<DateField label="Day" defaultValue="2026-11-21" onChange={onChange} />)
  paste(pasted)
  expect(errorOf(screen.getByRole('group'))).toContain('What was pasted could not be read as a date.')
  expect(text()).toEqual(['11', '21', '2026'])
  expect(onChange).not.toHaveBeenCalled()
})

test('takes the value of its caller for what it is, and none for what is none', async () => {
  function Page() {
    const [value, setValue] = useState<string | null>('the day after')
    return (
      <>
        <button onClick={() => setValue('2027-01-02')}>Set</button>
        <DateField label="Day" value={value} onChange={setValue} isClearable={false} />
      </>
    )
  }
  const { user } = await render(<Page />)
  expect(text()).toEqual(['mm', 'dd', 'yyyy'])
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(text()).toEqual(['01', '02', '2027'])
})

test('goes with its form, tells when it is left, and takes the focus of a form', async () => {
  const ref = createRef<HTMLElement>()
  const onBlur = vi.fn<() => void>()
  const { user, container } = await render(
    <form>
      <DateField label="Day" name="day" defaultValue="2026-11-21" ref={ref} onBlur={onBlur} isRequired />
    </form>,
  )
  expect(new FormData(container.querySelector('form')!).get('day')).toBe('2026-11-21')
  ref.current?.focus()
  await waitFor(() => expect(document.activeElement).toBe(parts()[0]))
  await user.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(document.body)
  expect(onBlur).toHaveBeenCalledOnce()
  expect(parts()[0]?.getAttribute('aria-required')).toBe('true')
})

test('cannot be changed while it is read only, nor reached while it is disabled', async () => {
  const onChange = vi.fn<Change>()
  const field = { label: 'Day', defaultValue: '2026-11-21', onChange }
  const { user, rerender } = await render(<DateField {...field} isReadOnly />)
  await user.tab()
  await user.keyboard('{ArrowUp}5')
  paste('2026-12-03')
  expect(document.activeElement).toBe(parts()[0])
  rerender(<DateField {...field} isDisabled />)
  await user.click(document.body)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('tells its caller of none while a part is missing, and of the same date once it is whole again', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DateField label="Day" defaultValue="2026-11-21" onChange={onChange} />)
  await user.tab()
  await user.keyboard('{ArrowRight}{Backspace}{Backspace}')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(text()).toEqual(['11', 'dd', '2026'])
  await user.click(parts()[1]!)
  await user.keyboard('21')
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21')
  expect(errorOf(screen.getByRole('group'))).toBe('Selected Date: November 21, 2026')
})

test.each([
  ['th', ['21', '11', '2026'], '2027'],
  ['fa', ['۲۰۲۶', '۱۱', '۲۱'], '۲۰۲۷'],
])('is of the Gregorian calendar in %s too, as its value is', async (language, shown, year) => {
  await render(
    <LocaleProvider language={language}>
      <DateField label="Day" defaultValue="2026-11-21" min="2027-01-01" />
    </LocaleProvider>,
  )
  expect(text()).toEqual(shown)
  expect(errorOf(screen.getByRole('group'))).toContain(year)
})
