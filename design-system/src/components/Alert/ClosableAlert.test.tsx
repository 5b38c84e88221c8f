import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ClosableAlert } from './ClosableAlert.tsx'

test('goes when closed by keyboard, and the focus moves on to what follows', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await render(
    <>
      <Button>Before</Button>
      <ClosableAlert tone="success" onClose={onClose}>
        Saved
      </ClosableAlert>
      <Button isDisabled>Disabled</Button>
      <Button>After</Button>
    </>,
  )
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Saved')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('hands the focus back where nothing follows', async () => {
  const { user } = await render(
    <>
      <Button>قبل</Button>
      <ClosableAlert tone="info">ملاحظة</ClosableAlert>
    </>,
    { language: 'ar' },
  )
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(screen.queryByText('ملاحظة')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'قبل' }))
})
