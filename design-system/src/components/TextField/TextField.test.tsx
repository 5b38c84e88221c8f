import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Link } from '../Link/Link.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('is found by its label and takes focus when the label is pressed', async () => {
  const { user } = await render(<TextField label="Full name" isRequired />)
  const input = screen.getByRole('textbox', { name: 'Full name' })
  expect(input.getAttribute('aria-required')).toBe('true')
  await user.click(screen.getByText('Full name'))
  expect(document.activeElement).toBe(input)
})

test('gives the text as it is typed, and shows what the caller keeps', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(<TextField label="Name" value="Ma" onChange={onChange} />)
  await user.type(screen.getByRole('textbox'), 'y')
  expect(onChange).toHaveBeenLastCalledWith('May')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ma')
})

test('is part of the form it stands in', async () => {
  const { user, container } = await render(
    <form>
      <TextField label="Name" name="name" defaultValue="Maya" />
    </form>,
  )
  await user.type(screen.getByRole('textbox'), ' L')
  const form = container.querySelector('form')
  expect(new FormData(form ?? undefined).get('name')).toBe('Maya L')
})

function Corrected() {
  const [value, setValue] = useState('maya@')
  const errorMessage = value.endsWith('@') ? 'Add what comes after the @.' : undefined
  return (
    <TextField
      label="Email"
      type="email"
      description="We seldom write."
      value={value}
      onChange={setValue}
      errorMessage={errorMessage}
    />
  )
}

test('says what is wrong before the description, and stops when it is righted', async () => {
  const { user } = await render(<Corrected />)
  const input = screen.getByRole('textbox')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['Add what comes after the @.', 'We seldom write.'])
  await user.type(input, 'example.com')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(described(input)).toEqual(['We seldom write.'])
})

test.each<[TextFieldProps['type'], string]>([
  ['email', 'ltr'],
  ['tel', 'ltr'],
  ['url', 'ltr'],
  ['text', 'auto'],
])('writes %s in its own direction in a right-to-left page', async (type, direction) => {
  await render(<TextField label="الحقل" type={type} />, { language: 'ar' })
  expect(screen.getByRole('textbox').getAttribute('dir')).toBe(direction)
})

test('goes to the input when what stands beside it is pressed', async () => {
  const { user } = await render(<TextField label="Weight" end="kg" />)
  await user.click(screen.getByText('kg'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('keeps a link in the label line out of its name', async () => {
  await render(<TextField label="Code" labelEnd={<Link href="#lost">Lost it?</Link>} />)
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lost it?' })).toBeTruthy()
})

test('cannot be changed when it is read-only, nor reached when disabled', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <>
      <TextField label="Kept" isReadOnly defaultValue="A" onChange={onChange} />
      <TextField label="Off" isDisabled />
    </>,
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Kept' }))
  await user.keyboard('b')
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test('reads a unit out with the field, but not an icon', async () => {
  await render(<TextField label="Weight" start={<svg aria-hidden />} end="kg" description="With its box." />)
  expect(described(screen.getByRole('textbox'))).toEqual(['kg', 'With its box.'])
})

test('keeps a text that is too long, and says how much to take out', async () => {
  const { user, container } = await render(
    <form>
      <TextField label="Name" name="name" maxLength={5} showCount />
    </form>,
  )
  const input = screen.getByRole('textbox')
  await user.type(input, 'Seven')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByText('5/5')).toBeTruthy()
  await user.type(input, 't')
  expect(described(input)).toEqual(['Too long: take out 1 character.'])
  expect(new FormData(container.querySelector('form') ?? undefined).get('name')).toBe('Sevent')
  await user.type(input, '{Backspace}')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('says politely when few characters are left, not at every key', async () => {
  const { user } = await render(<TextField label="Name" maxLength={80} showCount />)
  await user.click(screen.getByRole('textbox'))
  await user.paste('a'.repeat(69))
  expect(screen.queryByText(/left/)).toBeNull()
  await user.keyboard('a')
  expect(screen.getByText('10 characters left').getAttribute('aria-live')).toBe('polite')
  await user.keyboard('a')
  expect(screen.queryByText(/left/)).toBeNull()
})

test.each(['mouse', 'touch', 'keyboard'] as const)('is emptied by its button, by %s', async (pointerType) => {
  const onChange = vi.fn<(value: string) => void>()
  const { user } = await render(
    <TextField label="Name" isClearable defaultValue="Maya" onChange={onChange} />,
  )
  const button = screen.getByRole('button', { name: 'Clear (Name)' })
  if (pointerType === 'keyboard') {
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
  } else {
    await user.pointer({ keys: pointerType === 'touch' ? '[TouchA]' : '[MouseLeft]', target: button })
  }
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('has nothing to empty it with when it cannot be changed', async () => {
  await render(<TextField label="Name" isClearable isReadOnly defaultValue="Maya" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that work goes on, and can be typed in meanwhile', async () => {
  const { user } = await render(<TextField label="Address" isPending />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('img', { name: 'In progress' })).toBeTruthy()
  await user.type(input, 'ok')
  expect(input.value).toBe('ok')
})

test('a tone colours its frame until something is wrong', async () => {
  const { rerender } = await render(<TextField label="Discount" tone="success" />)
  const frame = () => screen.getByRole('textbox').parentElement!.className
  expect(frame()).toContain('success')
  rerender(<TextField label="Discount" tone="success" errorMessage="Too much." />)
  expect(frame()).not.toContain('success')
})
