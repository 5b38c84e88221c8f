import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Alert } from './Alert.tsx'

test.each([
  ['en', 'Error'],
  ['fr', 'Erreur'],
  ['ar', 'خطأ'],
] as const)('says in %s what its colour says', async (language, kind) => {
  await render(<Alert tone="danger">!</Alert>, { language })
  expect(screen.getByRole('img', { name: kind })).toBeTruthy()
})

test.each(['small', 'medium', 'large'] as const)('says all of it, %s and raised', async (size) => {
  await render(
    <Alert tone="warning" size={size} isRaised title="Two invoices are due" onClose={vi.fn<() => void>()}>
      Pay them by Friday.
    </Alert>,
  )
  expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy()
  expect(screen.getByText('Two invoices are due')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('is not read out by itself, unless asked to', async () => {
  const { rerender } = await render(<Alert tone="danger">Gone</Alert>)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(
    <Alert tone="danger" isLive>
      Gone
    </Alert>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Gone')
  rerender(
    <Alert tone="success" isLive>
      Saved
    </Alert>,
  )
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('takes focus from a script, but no stop of the Tab key', async () => {
  const ref = createRef<HTMLDivElement>()
  const { user } = await render(
    <Alert tone="info" isFocusTarget ref={ref}>
      On its way
    </Alert>,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(ref.current)
  ref.current?.blur()
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('closes by mouse and keyboard, with a button named in the language of the page', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await render(
    <Alert tone="info" onClose={onClose}>
      ملاحظة
    </Alert>,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('has no close button when it cannot be closed', async () => {
  await render(<Alert tone="info">Note</Alert>)
  expect(screen.queryByRole('button')).toBeNull()
})
