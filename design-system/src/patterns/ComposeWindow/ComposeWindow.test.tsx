import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ComposeDock } from './ComposeDock.tsx'
import { ComposeExample } from './example.tsx'

test('opens with the focus in its first field, and keeps what is typed while it is small', async () => {
  const { user } = await render(<ComposeExample />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'To' }))
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), ', again')
  await user.click(screen.getByRole('button', { name: 'Minimise' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open again' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Final proofs, again')
})

test('closes by Escape and sends by Ctrl and Enter, of several the one that is written in', async () => {
  const onClose = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  const { user } = await render(
    <ComposeDock>
      <ComposeExample title="Dock 7" onClose={other} onSubmit={other} />
      <ComposeExample onClose={onClose} onSubmit={onSubmit} />
    </ComposeDock>,
  )
  await user.keyboard('{Control>}{Enter}{/Control}{Escape}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

test('fills the page and goes back to its corner, in the language of the page', async () => {
  const { user } = await render(<ComposeExample />, { language: 'ar' })
  await user.click(screen.getByRole('button', { name: 'ملء النافذة' }))
  await user.click(screen.getByRole('button', { name: 'إعادة إلى الزاوية' }))
  expect(screen.getByRole('button', { name: 'ملء النافذة' })).toBeTruthy()
})

test('takes files that are dropped on it or pasted, and leaves words to its fields', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  await render(<ComposeExample onFiles={onFiles} />)
  const field = screen.getByRole('textbox', { name: 'Subject' })
  const proof = new File(['1'], 'proof.txt')
  const paste = (...files: File[]) => fireEvent.paste(field, { clipboardData: { files, getData: () => '' } })
  expect(
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [proof], getData: () => '' } }),
  ).toBe(false)
  expect(onFiles).toHaveBeenLastCalledWith([proof])
  paste(proof)
  expect(onFiles).toHaveBeenCalledTimes(2)
  field.addEventListener('drop', (event) => event.preventDefault())
  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [proof], getData: () => '' } })
  expect(onFiles).toHaveBeenCalledTimes(2)
  expect(paste()).toBe(true)
  expect(onFiles).toHaveBeenCalledTimes(2)
})
