import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconUsers } from '../../icons/icons.ts'
import { IconTile } from './IconTile.tsx'

test('is decoration: the words beside it speak', async () => {
  const { container } = await render(<IconTile icon={IconUsers} tone="primary" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.queryByRole('img')).toBeNull()
})
