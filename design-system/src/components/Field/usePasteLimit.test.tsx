import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Autocomplete } from '../Autocomplete/Autocomplete.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TagField } from '../TagField/TagField.tsx'
import { TextField } from '../TextField/TextField.tsx'

// Loaded ahead, so that no test waits for it.
beforeAll(() => import('../ComboBox/SuggestPopup.tsx'))

const book = 'كتاب طويل '.repeat(100_000)

const fields: [string, ReactNode][] = [
  ['TextField', <TextField key="" label="Field" />],
  ['PasswordField', <PasswordField key="" label="Field" autoComplete="new-password" />],
  ['TagField', <TagField key="" label="Field" />],
  ['ComboBox', <ComboBox key="" label="Field" options={[]} allowsCustomValue />],
  ['Autocomplete', <Autocomplete key="" label="Field" options={[]} />],
]

test.each(fields)('%s refuses a paste that would freeze the page and keeps what it had', async (_, field) => {
  const { user } = await render(field)
  const input = await screen.findByLabelText<HTMLInputElement>('Field')
  await user.type(input, 'ab')
  await user.paste(book)
  expect(input.value).toBe('ab')
  expect(screen.getByRole('alert').textContent).toBe('Too long: take out 900,002 characters.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  await user.type(input, 'c')
  expect(input.value).toBe('abc')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('measures what the paste would replace, and counts against what the field asks for', async () => {
  const { user } = await render(<TextField label="Field" defaultValue="abc" maxLength={80} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.tripleClick(input)
  await user.paste('a'.repeat(100_001))
  expect(screen.getByRole('alert').textContent).toBe('Too long: take out 99,921 characters.')
  expect(input.value).toBe('abc')
  await user.paste('a'.repeat(100_000))
  expect(input.value).toHaveLength(100_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Too long: take out 99,920 characters.')).toBeTruthy()
})

test('takes the place of the error that stood there, and gives it back', async () => {
  const { user } = await render(<TextField label="Field" errorMessage="Enter your name." />)
  await user.click(screen.getByRole('textbox'))
  await user.paste(book)
  expect(screen.queryByText('Enter your name.')).toBeNull()
  await user.keyboard('a')
  expect(screen.getByText('Enter your name.')).toBeTruthy()
})

test('refuses as much that is dropped', async () => {
  await render(<TextField label="Field" />)
  const isTaken = fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: { getData: () => book } })
  expect(isTaken).toBe(false)
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('is forgotten when a list that is pasted can be taken', async () => {
  const { user } = await render(<TagField label="Tags" />)
  await user.click(screen.getByRole('textbox'))
  await user.paste(book)
  expect(screen.getByRole('alert')).toBeTruthy()
  await user.paste('one, two')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('two')).toBeTruthy()
})
