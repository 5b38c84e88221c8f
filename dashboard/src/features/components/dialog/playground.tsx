import { Button } from '@data1522/design-system/Button'
import { Dialog, type DialogProps, preloadDialog } from '@data1522/design-system/Dialog'
import { useState } from 'react'
import { definePlayground, keeping } from '../../../shared/showcase/playground.ts'

function DialogToTry({
  button,
  ...dialog
}: Omit<DialogProps, 'isOpen' | 'onOpenChange'> & { button: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {button}
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** A dialog to try out. */
export const playground = definePlayground({
  tag: 'Dialog',
  controls: {
    title: { kind: 'text', initial: 'dialogDemos.planTitle' },
    children: { kind: 'text', initial: 'dialogDemos.planText' },
    size: {
      kind: 'choice',
      options: ['small', 'medium', 'large', 'fullScreen'],
      initial: 'medium',
      default: 'medium',
    },
    role: { kind: 'choice', options: ['dialog', 'alertdialog'], initial: 'dialog', default: 'dialog' },
    isPersistent: { kind: 'switch', code: 'isDismissable={false}' },
  },
  given: 'isOpen={isOpen} onOpenChange={setOpen}',
  code: (element) =>
    keeping(
      '[isOpen, setOpen] = useState(false)',
      `<>\n  <Button onPress={() => setOpen(true)}>Open</Button>\n${element.replaceAll(/^/gm, '  ')}\n</>`,
    ),
  render: ({ isPersistent, ...values }) => (
    <DialogToTry {...values} button={values.title} isDismissable={!isPersistent} />
  ),
})
