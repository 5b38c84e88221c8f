import { Text } from '@data1522/design-system/Text'
import type { OrderParcel } from '@data1522/mocks/contract/order-details'
import { sumPieces } from '@data1522/mocks/contract/order-pieces'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** A parcel in a line: how many pieces, when, by whom, under which number. */
export function ParcelNote({ parcel }: { parcel: OrderParcel }) {
  const text = useText()
  const { dayAndTime, storeZone } = useFormats()
  const count = sumPieces(parcel.items)
  const sent = dayAndTime(parcel.time, storeZone)
  const parts = [text('order.pieces', { count }), sent, parcel.carrier, parcel.tracking]
  return (
    <Text size="sm" ink="muted">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  )
}
