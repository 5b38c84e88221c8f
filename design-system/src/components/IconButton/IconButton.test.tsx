import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconTrash } from '../../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

test('is named by its label and pressed by mouse, Enter and Space', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(<IconButton icon={IconTrash} label="حذف" onPress={onPress} />, {
    language: 'ar',
  })
  await user.click(screen.getByRole('button', { name: 'حذف' }))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('keeps focus and ignores presses while pending', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(<IconButton icon={IconTrash} label="Delete" isPending onPress={onPress} />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
})

test('says whether it is pressed down, as a toggle', async () => {
  await render(<IconButton icon={IconTrash} label="Bin" aria-pressed />)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})
