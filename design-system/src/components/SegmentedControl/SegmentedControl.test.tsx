import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { IconMoon, IconSun } from '../../icons/icons.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const options = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Yearly' },
  { id: 'once', label: 'Once', isDisabled: true },
]
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

test.each(inputs)('is chosen by $by in $language', async (input) => {
  const onChange = vi.fn<(value: string) => void>()
  const { by, language } = input
  const { press, user } = await renderFor(
    input,
    <SegmentedControl label="Billing" options={options} onChange={onChange} />,
  )
  expect(chosen()).toBe('month')
  if (by === 'keyboard') {
    await user.tab()
    await user.keyboard('{ArrowDown}')
  } else await press(screen.getByText('Yearly'))
  expect([chosen(), language]).toEqual(['year', input.language])
  expect(onChange).toHaveBeenCalledExactlyOnceWith('year')
})

test('its ground stands behind the piece that is chosen', async () => {
  const { user, container } = await render(<SegmentedControl label="Billing" options={options} />)
  const place = () => /at[^:]*: ?(\d)/.exec(container.querySelector('[style]')!.getAttribute('style')!)?.[1]
  expect(place()).toBe('0')
  await user.click(screen.getByText('Yearly'))
  expect(place()).toBe('1')
})

test('goes with its form, and shows what the caller keeps', async () => {
  const { user, container } = await render(
    <form>
      <SegmentedControl label="Billing" name="billing" options={options} value="year" />
    </form>,
  )
  await user.click(screen.getByText('Monthly'))
  expect(chosen()).toBe('year')
  expect(new FormData(container.querySelector('form')!).get('billing')).toBe('year')
})

test('icons alone keep their names', async () => {
  await render(
    <SegmentedControl
      label="Theme"
      isIconOnly
      options={[
        { id: 'light', label: 'Light', icon: IconSun },
        { id: 'dark', label: 'Dark', icon: IconMoon },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeTruthy()
  expect(screen.queryByText('Dark')).toBeNull()
})

test('cannot be changed when it is read-only or disabled, and says what is wrong', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <>
      <SegmentedControl label="Read" options={options} isReadOnly onChange={onChange} errorMessage="Wrong." />
      <SegmentedControl label="Off" options={options} isDisabled onChange={onChange} />
    </>,
  )
  for (const year of screen.getAllByText('Yearly')) await user.click(year)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('radiogroup', { name: 'Read' }).getAttribute('aria-invalid')).toBe('true')
})
