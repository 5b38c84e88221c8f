import { useState } from 'react'
import { cx } from '../../css/cx.ts'
import { ModalFrame } from '../../internal/ModalFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { panel, place, sizes } from '../Dialog/Dialog.css.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

/** The part of a confirmation that is seen when it is open. */
export function ConfirmPanel({
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  isPending: isCallerPending,
  ...frame
}: ConfirmDialogProps) {
  const [isWorking, setWorking] = useState(false)
  const isPending = isCallerPending ?? isWorking
  const close = () => frame.onOpenChange(false)

  function confirm() {
    const work = onConfirm()
    if (work instanceof Promise) {
      setWorking(true)
      // Who rejects tells the person why; the question stays for another try.
      void work.then(close, () => undefined).then(() => setWorking(false))
    } else if (isCallerPending === undefined) close()
  }

  return (
    <ModalFrame
      {...frame}
      role="alertdialog"
      isDismissable={!isPending}
      isClosedByFooter
      placeClass={place}
      panelClass={cx(panel, sizes.small)}
      footer={
        <>
          <Button autoFocus isDisabled={isPending} onPress={close}>
            {cancelLabel}
          </Button>
          <Button variant="solid" tone={tone} isPending={isPending} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {frame.children}
    </ModalFrame>
  )
}
