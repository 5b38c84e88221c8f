import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

test('names what there is not and offers the first step', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <EmptyState title="No users yet" level={3} actions={<Button onPress={onPress}>Add user</Button>}>
      Everyone you invite will stand here.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'No users yet' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add user' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test.each(['empty', 'search', 'error', 'lock', 'lost'] as const)(
  'shows the picture %s to the eye alone',
  async (illustration) => {
    const { container } = await render(<EmptyState title="Nothing" illustration={illustration} />)
    expect(container.querySelector('svg[aria-hidden="true"]')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  },
)
