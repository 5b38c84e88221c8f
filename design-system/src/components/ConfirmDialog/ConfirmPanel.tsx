import { useId, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { ModalFrame } from '../../internal/ModalFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { panel, place, sizes } from '../Dialog/Dialog.css.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import { TypedField } from './TypedField.tsx'

/** The part of a confirmation that is seen when it is open. */
export function ConfirmPanel({
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  isPending: isCallerPending,
  typed,
  children,
  ...frame
}: ConfirmDialogProps) {
  const formId = useId()
  const [isWorking, setWorking] = useState(false)
  const [text, setText] = useState('')
  const [wasOpen, setWasOpen] = useState(frame.isOpen)
  if (wasOpen !== frame.isOpen) {
    setWasOpen(frame.isOpen)
    if (frame.isOpen) setText('')
  }
  const isPending = isCallerPending ?? isWorking
  const isLocked = typed !== undefined && text.trim().normalize() !== typed.word.normalize()
  const close = () => frame.onOpenChange(false)

  function confirm() {
    if (isLocked || isPending) return
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
          <Button autoFocus={!typed} isDisabled={isPending} onPress={close}>
            {cancelLabel}
          </Button>
          <Button
            variant="solid"
            tone={tone}
            isPending={isPending}
            isDisabled={isLocked}
            type={typed ? 'submit' : 'button'}
            form={typed ? formId : undefined}
            onPress={typed ? undefined : confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {typed && (
        <TypedField
          formId={formId}
          name={frame.title}
          label={typed.label}
          text={text}
          isReadOnly={isPending}
          onChange={setText}
          onSubmit={confirm}
        />
      )}
    </ModalFrame>
  )
}
