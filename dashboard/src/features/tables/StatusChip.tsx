import { Chip } from '@data1522/design-system/Chip'
import { useText } from '../../core/i18n/useText.ts'
import type { OrderStatus } from './orders.ts'

const tones = { paid: 'success', open: 'info', late: 'danger' } as const

export function StatusChip({ status }: { status: OrderStatus }) {
  const text = useText()
  return (
    <Chip tone={tones[status]} hasDot>
      {text(`tables.status.${status}`)}
    </Chip>
  )
}
