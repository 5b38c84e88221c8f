import {
  IconDeviceLaptop,
  IconUsersGroup,
  IconNotes,
  IconReceiptRefund,
  IconShoppingCart,
  IconStar,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Rating } from '@data1522/design-system/Rating'
import { Text } from '@data1522/design-system/Text'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import type { CustomerEvent } from '@data1522/mocks/contract/customer-history'
import type { ReactNode } from 'react'
import { href } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { orderHref } from '../../../entities/order/order-href.ts'

const looks = {
  order: { icon: IconShoppingCart, tone: 'primary' },
  refund: { icon: IconReceiptRefund, tone: 'warning' },
  review: { icon: IconStar, tone: 'info' },
  note: { icon: IconNotes, tone: 'neutral' },
  signIn: { icon: IconDeviceLaptop, tone: 'neutral' },
  merge: { icon: IconUsersGroup, tone: 'info' },
  joined: { icon: IconUserPlus, tone: 'success' },
} as const

const Detail = ({ children }: { children: ReactNode }) => (
  <Text as="bdi" size="sm" ink="muted">
    {children}
  </Text>
)

/** Something that happened between a customer and the shop, and the way to what it was about. */
export function HistoryEvent({ event }: { event: CustomerEvent }) {
  const { day, dayAndTime, storeZone } = useFormats()
  const { title, children } = useEventLabels(event)
  return (
    <TimelineItem
      title={title}
      time={event.time ? dayAndTime(event.time, storeZone) : day(event.date)}
      variant="soft"
      {...looks[event.kind]}
    >
      {children}
    </TimelineItem>
  )
}

function useEventLabels(event: CustomerEvent): { title: ReactNode; children?: ReactNode } {
  const text = useText()
  const { money } = useFormats()
  const toOrder = (order: number, label: string) => (
    <Link variant="quiet" href={orderHref({ order })}>
      {label}
    </Link>
  )
  switch (event.kind) {
    case 'order': {
      const words = text('customer.event.order', { number: event.number })
      return {
        title: toOrder(event.order, words),
        children: (
          <Detail>{[money(event.amount), text(`orders.payment.${event.paymentState}`)].join(' · ')}</Detail>
        ),
      }
    }
    case 'refund': {
      const words = text('customer.event.refund', { number: event.number })
      return {
        title: toOrder(event.order, words),
        children: <Detail>{[money(event.amount), event.reason].filter(Boolean).join(' · ')}</Detail>,
      }
    }
    case 'note': {
      const words = text('customer.event.note', { number: event.number, name: event.author })
      return { title: toOrder(event.order, words), children: <Detail>{event.text}</Detail> }
    }
    case 'review': {
      const found = new URLSearchParams({ q: event.head || event.product })
      return {
        title: (
          <Link variant="quiet" href={`${href('/apps/ecommerce/manage-review')}?${found}`}>
            {text('customer.event.review', { product: event.product })}
          </Link>
        ),
        children: (
          <Inline gap={8}>
            <Rating size="small" value={event.rating} />
            {event.head && <Detail>{event.head}</Detail>}
          </Inline>
        ),
      }
    }
    case 'signIn':
      return {
        title: text('customer.event.signIn', { browser: event.browser, device: event.device }),
        children: <Detail>{event.place}</Detail>,
      }
    case 'merge':
      return {
        title: text('customer.event.merge', { name: event.customer }),
        children: <Detail>{text('customer.number', { number: String(event.customerId) })}</Detail>,
      }
    case 'joined':
      return {
        title: text('customer.event.joined'),
        children: event.referrer && (
          <Detail>{text('customer.event.referred', { name: event.referrer })}</Detail>
        ),
      }
  }
}
