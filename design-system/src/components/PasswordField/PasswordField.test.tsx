import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PasswordField } from './PasswordField.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Password')

test('hides the password until a person asks to see it, by mouse and by keyboard', async () => {
  const { user } = await render(<PasswordField label="Password" autoComplete="current-password" />)
  expect(field().type).toBe('password')
  expect(field().autocomplete).toBe('current-password')
  await user.type(field(), 'secret')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field().type).toBe('text')
  expect(field().value).toBe('secret')
  expect(document.activeElement).toBe(field())
  await user.tab()
  await user.keyboard('{Enter}')
  expect(field().type).toBe('password')
})

test('speaks the language of the page and keeps the letters from left to right', async () => {
  await render(<PasswordField label="Password" autoComplete="new-password" />, { language: 'ar' })
  expect(screen.getByRole('button', { name: 'إظهار كلمة المرور' })).toBeTruthy()
  expect(field().dir).toBe('ltr')
})

test('does not send the form when the password is shown', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(field(), 'secret{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('says that capitals are locked while one types, and forgets it afterwards', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = await render(
    <PasswordField label="Password" autoComplete="current-password" onBlur={onBlur} />,
  )
  await user.click(field())
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
  expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  await user.tab()
  await user.tab()
  expect(screen.queryByText('Caps Lock is on')).toBeNull()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('the word about capitals stays while a pointer is down, so that it meets what it pressed', async () => {
  const { user } = await render(<PasswordField label="Password" autoComplete="current-password" />)
  await user.click(field())
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
  await user.pointer({ target: document.body, keys: '[MouseLeft>]' })
  expect(document.activeElement).not.toBe(field())
  expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  await user.pointer('[/MouseLeft]')
  await waitFor(() => expect(screen.queryByText('Caps Lock is on')).toBeNull())
})
