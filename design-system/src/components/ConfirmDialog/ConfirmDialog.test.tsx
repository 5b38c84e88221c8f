import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

beforeAll(() => import('./ConfirmPanel.tsx'))

type PageProps = Pick<ConfirmDialogProps, 'onConfirm' | 'isPending' | 'typed'>

function Page({ onConfirm, isPending, typed }: PageProps) {
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
        typed={typed}
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

test.each(['en', 'ar'] as const)(
  'in %s waits until the word is typed; then Enter does it',
  async (language) => {
    const onConfirm = vi.fn<() => void>()
    const word = language === 'ar' ? 'حذف' : 'DELETE'
    const { user } = await render(<Page onConfirm={onConfirm} typed={{ word, label: 'Type it' }} />, {
      language,
    })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const field = await screen.findByRole('textbox', { name: 'Type it' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard(`${word.slice(0, -1)}{Enter}`)
    expect(screen.getByRole('button', { name: 'Delete user' }).hasAttribute('disabled')).toBe(true)
    expect(onConfirm).not.toHaveBeenCalled()
    await user.keyboard(`${word.at(-1)} {Enter}`)
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  },
)

test('does it by its button once the word is typed, and asks anew the next time', async () => {
  const onConfirm = vi.fn<() => void>()
  const { user } = await render(<Page onConfirm={onConfirm} typed={{ word: 'DELETE', label: 'Type it' }} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.type(await screen.findByRole('textbox'), 'DELETE')
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await gone()
  expect(onConfirm).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
})

test.each(inputs)('is answered by $by in $language', async (input) => {
  const onConfirm = vi.fn<() => void>()
  const { hands, press } = await renderFor(input, <Page onConfirm={onConfirm} />)
  const question = hands.createTester('Dialog', { root: screen.getByRole('button', { name: 'Delete' }) })
  await question.open()
  await press(screen.getByRole('button', { name: 'Keep user' }))
  await gone()
  expect(onConfirm).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(question.trigger))
  await question.open()
  await press(screen.getByRole('button', { name: 'Delete user' }))
  await gone()
  expect(onConfirm).toHaveBeenCalledOnce()
  await question.open()
  await question.close()
  expect(onConfirm).toHaveBeenCalledOnce()
})
