import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

beforeAll(() => import('./ConfirmPanel.tsx'))

function Page({ onConfirm, isPending }: { onConfirm: () => void | Promise<void>; isPending?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete Maya Laurent?"
        confirmLabel="Delete user"
        cancelLabel="Keep user"
        tone="danger"
        onConfirm={onConfirm}
        isPending={isPending}
      >
        She can no longer sign in.
      </ConfirmDialog>
    </>
  )
}

async function ask(onConfirm: () => void | Promise<void>, isPending?: boolean) {
  const { user } = await render(<Page onConfirm={onConfirm} isPending={isPending} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  return { user, dialog }
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('reads out what will happen, and Enter leaves things as they are', async () => {
  const onConfirm = vi.fn<() => void>()
  const { user } = await ask(onConfirm)
  expect(
    screen.getByRole('alertdialog', {
      name: 'Delete Maya Laurent?',
      description: 'She can no longer sign in.',
    }),
  ).toBeTruthy()
  await user.keyboard('{Enter}')
  await gone()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('does it once and closes', async () => {
  const onConfirm = vi.fn<() => void>()
  const { user } = await ask(onConfirm)
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await gone()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('waits for a promise, and cannot be left meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user } = await ask(() => promise)
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  expect(screen.getByRole('img', { name: 'In progress' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  resolve()
  await gone()
})

test('stays open when the promise rejects, ready for another try', async () => {
  const { user } = await ask(() => Promise.reject(new Error('offline')))
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'In progress' })).toBeNull())
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('leaves closing to a caller that says whether it is pending', async () => {
  const { user } = await ask(() => undefined, false)
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})
