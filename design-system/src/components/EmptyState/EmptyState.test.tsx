import { screen, waitFor } from '@testing-library/react'
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

test.each(['empty', 'search', 'error', 'lock', 'lost', 'launch', 'repair'] as const)(
  'shows the picture %s to the eye alone',
  async (illustration) => {
    const { container } = await render(<EmptyState title="Nothing" illustration={illustration} />)
    await waitFor(() => expect(container.querySelector('svg[aria-hidden="true"]')).toBeTruthy())
    expect(screen.queryByRole('img')).toBeNull()
  },
)

test('shows a picture of the caller’s own, or none', async () => {
  const { container, rerender } = await render(
    <EmptyState title="Nothing" illustration={<img src="/calm.svg" alt="" />} />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/calm.svg')
  expect(container.querySelector('svg')).toBeNull()
  rerender(<EmptyState title="Nothing" illustration={null} />)
  expect(container.querySelector('img, svg')).toBeNull()
})
