import { useImperativeHandle, useRef, useState } from 'react'
import { Alert, type AlertProps } from './Alert.tsx'
import { focusBeside } from './focusBeside.ts'

export interface ClosableAlertProps extends Omit<AlertProps, 'onClose'> {
  /** Called when the person has closed it. */
  onClose?: () => void
}

/**
 * An alert that goes by itself when it is closed, and hands the focus on to what follows it.
 *
 * Use when nothing but the person's wish decides whether the message is still shown.
 * Not when the page decides, as for an error that is put right: use `Alert`.
 */
export function ClosableAlert({ onClose, ref, ...rest }: ClosableAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => alert.current!)
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    if (alert.current?.contains(document.activeElement)) focusBeside(alert.current)
    setIsOpen(false)
    onClose?.()
  }
  return <Alert {...rest} ref={alert} onClose={close} />
}
