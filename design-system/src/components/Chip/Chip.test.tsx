import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconCrown } from '../../icons/icons.ts'
import { Chip } from './Chip.tsx'
import { ChipButton } from './ChipButton.tsx'
import { PersonChip } from './PersonChip.tsx'

test('says its words and nothing of its dot or icon', async () => {
  const { container } = await render(
    <Chip hasDot icon={IconCrown} tone="danger">
      Admin
    </Chip>,
  )
  expect(container.textContent).toBe('Admin')
  expect(screen.queryByRole('img')).toBeNull()
})

test('carries the language of its words, in their own direction', async () => {
  await render(<Chip lang="ar">نشِط</Chip>)
  expect(screen.getByText('نشِط').closest('[lang="ar"]')).toBeTruthy()
  expect(screen.getByText('نشِط').getAttribute('dir')).toBe('auto')
})

test('switches on and off by mouse and keyboard', async () => {
  const onPress = vi.fn<() => void>()
  const { user, rerender } = await render(
    <ChipButton isPressed={false} onPress={onPress}>
      Only mine
    </ChipButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Only mine', pressed: false }))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
  rerender(<ChipButton isPressed>Only mine</ChipButton>)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test('is a plain button where it switches nothing', async () => {
  await render(<ChipButton>Add a filter</ChipButton>)
  expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
})

test('names a person once', async () => {
  await render(<PersonChip name="ليلى حداد" />, { language: 'ar' })
  expect(screen.getByText('ليلى حداد')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
