import { chatHref } from '../../entities/chat/chat-href.ts'
import { orderHref } from '../../entities/order/order-href.ts'
import { invoiceHref } from '../../entities/invoice/invoice-href.ts'
import { userHref } from '../../entities/user/user-href.ts'
import { href } from 'react-router-dom'
import { IconCreditCard, IconFileDollar } from '@data1522/design-system/icons'
import type { Formats } from '../../core/i18n/useFormats.ts'
import type { useText } from '../../core/i18n/useText.ts'
import type { Notification } from './queries.ts'

const order = ({ recordId }: Notification) => orderHref({ order: recordId })
const invoice = ({ recordId }: Notification) => invoiceHref({ id: recordId })

const places: Record<Notification['kind'], (notification: Notification) => string> = {
  orderPlaced: order,
  paymentFailed: order,
  paymentReceived: invoice,
  invoicePastDue: invoice,
  userJoined: ({ recordId }) => userHref({ id: recordId }),
  reviewWritten: () => href('/apps/ecommerce/manage-review'),
  messageReceived: ({ recordId }) => chatHref(recordId),
  eventInvitation: () => href('/apps/calendar'),
  stockLow: ({ subject }) => `${href('/apps/ecommerce/product/list')}?q=${encodeURIComponent(subject)}`,
}

/** Where a notification leads: to what it tells of. */
export const placeOf = (notification: Notification) => places[notification.kind](notification)

/** What nobody did has a sign in place of a face. */
export const signs: {
  readonly [Kind in Notification['kind']]?: { icon: typeof IconCreditCard; tone: 'danger' }
} = {
  paymentFailed: { icon: IconCreditCard, tone: 'danger' },
  invoicePastDue: { icon: IconFileDollar, tone: 'danger' },
}

/** What a notification says, in the language of the moment. */
export function wordsOf(
  { kind, number, person, subject, value }: Notification,
  text: ReturnType<typeof useText>,
  { money }: Formats,
) {
  const facts = { number, person, subject, value: value ?? 0, amount: money(value ?? 0) }
  return {
    title: text(`notifications.title.${kind}`, facts),
    detail: text(`notifications.text.${kind}`, facts),
  }
}
