import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../../tests/support/product.tsx'
import { Resend } from './Resend.tsx'

afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('a message can be asked for again after a while, and each time anew', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await renderProduct(<Resend note="On its way." />, { groups: ['authForms'] })
  const button = () => screen.getByRole<HTMLButtonElement>('button')
  expect(button().textContent).toBe('Send again in 30 seconds')
  pass(29)
  expect(button().textContent).toBe('Send again in 1 second')
  expect(button().disabled).toBe(true)
  pass(1)
  expect(button().textContent).toBe('Send again')
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(button())
  expect(screen.getByRole('status').textContent).toContain('On its way.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(button().textContent).toBe('Send again in 30 seconds')
})
