import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { NumberField } from './NumberField.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const changes = () => vi.fn<(value: number | null) => void>()
const euros = { style: 'currency', currency: 'EUR' } as const

test.each(inputs)('is stepped by $by in $language', async (input) => {
  const onChange = changes()
  const { press, user } = await renderFor(
    input,
    <NumberField label="Guests" defaultValue={2} step={2} minValue={0} onChange={onChange} />,
  )
  const [less, more] = screen.getAllByRole('button')
  if (input.by === 'keyboard') {
    await user.tab()
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  } else {
    await press(more!)
    await press(less!)
    await press(less!)
  }
  expect(onChange.mock.calls).toEqual([[4], [2], [0]])
  expect(less!.hasAttribute('disabled')).toBe(true)
})

test('goes on while a button is held', async () => {
  vi.useFakeTimers()
  try {
    const onChange = changes()
    const view = render(<NumberField label="Guests" defaultValue={0} onChange={onChange} />)
    await vi.runAllTimersAsync()
    await view
    const more = screen.getAllByRole('button')[1]!
    fireEvent.pointerDown(more, { button: 0, pointerType: 'mouse', pointerId: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    fireEvent.pointerUp(more, { button: 0, pointerType: 'mouse', pointerId: 1 })
    expect(onChange.mock.calls.length).toBeGreaterThan(3)
  } finally {
    vi.useRealTimers()
  }
})

test('the wheel scrolls the page and leaves the number alone', async () => {
  const onChange = changes()
  const { user } = await render(<NumberField label="Guests" defaultValue={2} onChange={onChange} />)
  await user.click(field())
  fireEvent.wheel(field(), { deltaY: 100 })
  expect(onChange).not.toHaveBeenCalled()
})

test('gives its form the plain number, and nothing while it is empty', async () => {
  const { container } = await render(
    <form>
      <NumberField label="Price" name="price" defaultValue={1234.5} formatOptions={euros} />
      <NumberField label="Other" name="other" />
    </form>,
    { language: 'fr' },
  )
  expect([...new FormData(container.querySelector('form')!)]).toEqual([
    ['price', '1234.5'],
    ['other', ''],
  ])
})

test('shows what the caller keeps', async () => {
  const { user, rerender } = await render(<NumberField label="Guests" value={null} />)
  await user.type(field(), '5')
  await user.tab()
  expect(field().value).toBe('')
  rerender(<NumberField label="Guests" value={8} />)
  expect(field().value).toBe('8')
})

test('cannot be changed when it is read-only, nor reached when disabled', async () => {
  const onChange = changes()
  const { user, rerender } = await render(
    <NumberField label="Guests" defaultValue={2} isReadOnly onChange={onChange} />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  await user.type(field(), '5{ArrowUp}')
  expect(onChange).not.toHaveBeenCalled()
  rerender(<NumberField label="Guests" defaultValue={2} isDisabled onChange={onChange} />)
  expect(field().matches(':disabled')).toBe(true)
})

test('is named by its label, described by what is wrong and its unit, and takes the focus', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(
    <NumberField
      ref={ref}
      label="Weight"
      end="kg"
      isRequired
      description="With its box."
      errorMessage="Too much."
    />,
  )
  const input = screen.getByRole('textbox', { name: /^Weight/ })
  const words = input.getAttribute('aria-describedby')!.split(' ')
  expect(words.map((id) => document.getElementById(id)!.textContent)).toEqual([
    'kg',
    'Too much.',
    'With its box.',
  ])
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  ref.current?.focus()
  expect(document.activeElement).toBe(input)
})

test('an amount keeps figure and currency in their order on a page from right to left', async () => {
  await render(<NumberField label="السعر" defaultValue={68} formatOptions={euros} />, { language: 'ar' })
  expect(field().dir).toBe('ltr')
})
