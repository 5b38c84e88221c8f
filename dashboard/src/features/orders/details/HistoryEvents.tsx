import { IconReceiptRefund } from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import type { OrderParcel, OrderRefund, OrderStep } from '@data1522/mocks/contract/order-details'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { eventIcons } from './event-icons.ts'
import { ParcelNote } from './ParcelNote.tsx'

interface StepEventProps {
  step: OrderStep
  parcels: readonly OrderParcel[]
}

/** A step on the way to the customer, taken or to come. */
export function StepEvent({ step: { event, time }, parcels }: StepEventProps) {
  const text = useText()
  const { dayAndTime, storeZone } = useFormats()
  return (
    <TimelineItem
      title={text(`order.event.${event}`)}
      time={time ? dayAndTime(time, storeZone) : text('order.notYet')}
      tone={time ? 'primary' : 'neutral'}
      variant={time ? 'solid' : 'outlined'}
      icon={eventIcons[event]}
    >
      {event === 'dispatched' && parcels.length > 0
        ? parcels.map((parcel) => <ParcelNote key={parcel.id} parcel={parcel} />)
        : text(`order.eventText.${event}`)}
    </TimelineItem>
  )
}

interface RefundEventProps {
  refund: OrderRefund
  /** Whether nothing was left to give back after it. */
  isLast: boolean
}

/** Money that went back, and why. */
export function RefundEvent({ refund: { amount, reason, time }, isLast }: RefundEventProps) {
  const text = useText()
  const { dayAndTime, money, storeZone } = useFormats()
  return (
    <TimelineItem
      title={text(`orders.payment.${isLast ? 'refunded' : 'partiallyRefunded'}`)}
      time={dayAndTime(time, storeZone)}
      tone="info"
      icon={IconReceiptRefund}
    >
      <Text size="sm" ink="muted" isNumeric>
        {[money(amount), reason].filter(Boolean).join(' · ')}
      </Text>
    </TimelineItem>
  )
}
