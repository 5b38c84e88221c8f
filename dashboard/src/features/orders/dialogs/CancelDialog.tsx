import { Alert } from '@data1522/design-system/Alert'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { piecesKept, piecesLeft } from '@data1522/mocks/contract/order-pieces'
import { useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { FailureText } from '../../../shared/errors/FailureText.tsx'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import { type OrderDialogProps, piecesOf, toPieces } from './dialog.ts'

/** Asks before an order that is paid is cancelled, since all of its money goes back. */
export function CancelDialog({ details, isOpen, onClose }: OrderDialogProps) {
  const text = useText()
  const { money } = useFormats()
  const { order, refundable } = details
  const { number } = order
  const { refund } = useOrderChanges(order.order)
  const [failure, setFailure] = useState<unknown>(null)
  const cancel = async () => {
    setFailure(null)
    const items = toPieces(piecesOf(piecesKept(details), []))
    const unsent = toPieces(piecesOf(piecesLeft(details), []))
    try {
      const body = { amount: refundable, reason: text('order.reason.cancelled'), items, unsent }
      await refund(body, () => text('order.cancelled', { number }))
    } catch (error) {
      setFailure(error)
      throw error
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      tone="danger"
      title={text('order.cancelTitle', { number })}
      confirmLabel={text('order.cancelOrder')}
      cancelLabel={text('order.keep')}
      onConfirm={cancel}
    >
      <Stack gap={12}>
        <Text>{text('order.cancelText', { amount: money(refundable) })}</Text>
        {failure !== null && (
          <Alert tone="danger" isLive>
            {text('order.cancelFailed')} <FailureText error={failure} />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
