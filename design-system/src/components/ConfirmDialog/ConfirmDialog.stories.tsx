import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps, preloadConfirmDialog } from './ConfirmDialog.tsx'

function Demo(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" variant="soft" onPress={() => setOpen(true)} onPrefetch={preloadConfirmDialog}>
        Delete user
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Delete Maya Laurent?',
    children: 'She will be signed out and can no longer sign in. Her orders and invoices stay.',
    confirmLabel: 'Delete user',
    cancelLabel: 'Keep user',
    tone: 'danger' as const,
    onConfirm: (): void | Promise<void> => undefined,
  },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const NothingLost = meta.story({
  args: {
    title: 'Send 24 invitations?',
    children: 'Everyone on the list gets an e-mail today.',
    confirmLabel: 'Send',
    cancelLabel: 'Not now',
    tone: 'primary',
  },
})

/** For what would be very costly: the button waits until the word is typed. */
export const Typed = meta.story({
  args: {
    title: 'Delete the workspace?',
    children: 'All 214 users, their orders and invoices go at once. Nobody can bring them back.',
    confirmLabel: 'Delete workspace',
    cancelLabel: 'Keep it',
    typed: { word: 'DELETE', label: 'Type DELETE to confirm' },
  },
})

/** It stays, and says that the work goes on, until the promise resolves. */
export const Pending = meta.story({ args: { onConfirm: () => new Promise<void>(() => undefined) } })

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }))
    await screen.findByRole('alertdialog')
  },
})

export const PictureTyped = meta.story({
  tags: ['overlay', '!autodocs'],
  args: {
    title: 'Delete the workspace?',
    children: 'All 214 users, their orders and invoices go at once. Nobody can bring them back.',
    confirmLabel: 'Delete workspace',
    cancelLabel: 'Keep it',
    typed: { word: 'DELETE', label: 'Type DELETE to confirm' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }))
    await screen.findByRole('alertdialog')
  },
})
