import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import type { Order } from '@data1522/mocks/contract/orders'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface DeleteDialogProps {
  order: Order
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks before an order that was paid is deleted. */
export function DeleteDialog({ order, ...dialog }: DeleteDialogProps) {
  const text = useText()
  const { money } = useFormats()
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      title={text('order.deleteTitle', { number: order.number })}
      confirmLabel={text('order.delete')}
      cancelLabel={text('order.keep')}
    >
      {text('order.deleteText', { amount: money(order.spent) })}
    </ConfirmDialog>
  )
}
