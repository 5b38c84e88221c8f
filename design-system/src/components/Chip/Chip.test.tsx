import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconCrown } from '../../icons/icons.ts'
import { Chip } from './Chip.tsx'

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
