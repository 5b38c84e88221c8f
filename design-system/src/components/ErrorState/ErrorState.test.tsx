import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

test.each([
  ['en', 'Try again'],
  ['fr', 'Réessayer'],
  ['ar', 'إعادة المحاولة'],
] as const)('is read out and tries again, in %s', async (language, name) => {
  const onRetry = vi.fn<() => void>()
  const { user } = await render(
    <ErrorState title="The users did not load" onRetry={onRetry}>
      Nothing is lost.
    </ErrorState>,
    { language },
  )
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.')
  await user.click(screen.getByRole('button', { name }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith()
})

test('takes no second press while it tries', async () => {
  const onRetry = vi.fn<() => void>()
  const { user } = await render(
    <ErrorState title="The users did not load" onRetry={onRetry} retryLabel="Load again" isRetrying>
      Nothing is lost.
    </ErrorState>,
  )
  await user.click(screen.getByRole('button', { name: /Load again/ }))
  expect(onRetry).not.toHaveBeenCalled()
})

test('offers no button when nothing can be tried', async () => {
  await render(<ErrorState title="Gone">Ask an administrator.</ErrorState>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('offers other ways on beside the try, or alone', async () => {
  const { rerender } = await render(
    <ErrorState title="Gone" onRetry={() => undefined} actions={<Button>Back to the start</Button>}>
      Nothing is lost.
    </ErrorState>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Try again',
    'Back to the start',
  ])
  rerender(
    <ErrorState title="Gone" actions={<Button>Back to the start</Button>}>
      Nothing is lost.
    </ErrorState>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Back to the start'])
})
