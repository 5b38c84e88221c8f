import { screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

beforeAll(() => import('./DatePickerSheet.tsx'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
  return () => void vi.useRealTimers()
})

type Change = NonNullable<DatePickerProps['onChange']>
const opener = () => screen.getByRole('button', { name: /Choose a date|اختيار تاريخ/ })
const text = () => screen.getAllByRole('spinbutton').map((part) => part.textContent)
const day = (number: number) =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .find((button) => button.tagName === 'DIV' && button.textContent === String(number))!
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each(inputs)('opens, chooses and gives the focus back by $by in $language', async (input) => {
  const onChange = vi.fn<Change>()
  const { user, press, forward } = await renderFor(
    input,
    <DatePicker label="Due" defaultValue="2026-11-12" onChange={onChange} />,
  )
  await press(opener())
  const dialog = await screen.findByRole('dialog', { name: 'Due' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  if (input.by === 'keyboard') await user.keyboard(`${forward}{ArrowDown}{Enter}`)
  else await press(day(20))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-20')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('opens from its parts by Alt and arrow down, and Escape changes nothing', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(<DatePicker label="Due" defaultValue="2026-11-12" onChange={onChange} />)
  await user.tab()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('12'))
  await user.keyboard('{ArrowDown}{Escape}')
  await gone()
  expect(onChange).not.toHaveBeenCalled()
})

test('shows in the calendar what was typed, and in its parts what was chosen', async () => {
  const { user } = await render(<DatePicker label="Due" />)
  await user.tab()
  await user.keyboard('03092027')
  await user.click(opener())
  expect(await screen.findByRole('grid', { name: /March 2027/ })).toBeTruthy()
  await user.click(day(15))
  await gone()
  expect(text()).toEqual(['03', '15', '2027'])
})

test.each([
  ['words', 'en', 'Thu, Nov 19, 2026'],
  ['relative', 'en', 'Yesterday'],
  ['words', 'fr', 'jeu. 19 nov. 2026'],
  ['relative', 'fr', 'Hier'],
  ['relative', 'ar', 'أمس'],
] as const)('stands there in %s in %s', async (display, language, said) => {
  const ref = createRef<HTMLElement>()
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <DatePicker label="Due" display={display} defaultValue="2026-11-19" onChange={onChange} ref={ref} />,
    { language },
  )
  const button = screen.getByRole('button', { name: `Due ${said}` })
  ref.current?.focus()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await user.click(day(20))
  await gone()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-20')
})

test('in words, is emptied and says what to do', async () => {
  const onChange = vi.fn<Change>()
  const { user, container } = await render(
    <form>
      <DatePicker label="Due" name="due" display="words" defaultValue="2026-11-19" onChange={onChange} />
    </form>,
  )
  const value = () => new FormData(container.querySelector('form')!).get('due')
  expect(value()).toBe('2026-11-19')
  await user.click(screen.getByRole('button', { name: 'Clear (Due)' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Due Choose a date' }))
  expect(value()).toBe('')
})

test('offers days by name, as far as they may be chosen', async () => {
  const onChange = vi.fn<Change>()
  const { user } = await render(
    <DatePicker
      label="Due"
      min="2026-11-20"
      presets={['yesterday', 'today', 'tomorrow', { id: 'end', label: 'End of quarter', day: '2026-12-31' }]}
      onChange={onChange}
    />,
  )
  await user.click(opener())
  const presets = within(await screen.findByRole('group', { name: 'Periods' }))
  expect(presets.getByRole<HTMLButtonElement>('button', { name: 'Yesterday' }).disabled).toBe(true)
  await user.click(presets.getByRole('button', { name: 'End of quarter' }))
  await gone()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-31')
  await user.click(opener())
  expect((await screen.findByRole('button', { name: 'End of quarter' })).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test('opening is not leaving', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = await render(<DatePicker label="Due" onBlur={onBlur} />)
  await user.click(opener())
  await screen.findByRole('dialog')
  await user.selectOptions(screen.getAllByRole('combobox')[0]!, 'March')
  expect(onBlur).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
  await user.click(document.body)
  expect(onBlur).toHaveBeenCalledOnce()
})

test('in words and read-only, is reached by Tab and stays closed', async () => {
  const { user } = await render(
    <DatePicker label="Due" display="words" defaultValue="2026-11-19" isReadOnly />,
  )
  await user.tab()
  const button = screen.getByRole('button', { name: /^Due/ })
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([{ isDisabled: true }, { isReadOnly: true }])('does not open with %j', async (state) => {
  const { user } = await render(<DatePicker label="Due" defaultValue="2026-11-12" {...state} />)
  await user.click(opener())
  expect(screen.queryByRole('dialog')).toBeNull()
})
