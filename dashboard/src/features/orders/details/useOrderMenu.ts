import { IconBan, IconCopy, IconPrinter, IconTrash } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { isPreparing } from '@data1522/mocks/contract/order-pieces'
import { ORDER_PAYMENTS } from '@data1522/mocks/contract/orders'
import { useState } from 'react'
import { href, useNavigate } from 'react-router-dom'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useListChanges } from '../../../entities/order/useListChanges.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'
import { orderHref } from '../../../entities/order/order-href.ts'
import type { OrderAddress } from './useOrderAddress.ts'

const { cancelled, paid, pending } = ORDER_PAYMENTS

/** What is rarer to do with an order: copy its number, print its slip, cancel it, delete it. */
export function useOrderMenu(details: OrderDetails, address: OrderAddress) {
  const text = useText()
  const navigate = useNavigate()
  const { order } = details
  const { number } = order
  const { remove } = useListChanges()
  const { setPayment } = useOrderChanges(order.order)
  const refused = useRefusals()
  /** Whether an order that was paid is about to be deleted. */
  const [isAsking, setAsking] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      toasts.show({ tone: 'success', title: () => text('order.copied', { number }) })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('order.copyFailed') })
    }
  }
  const cancel = () =>
    order.payment === pending
      ? void setPayment(cancelled, pending, () => text('order.cancelled', { number }))
      : address.open('cancel')
  const erase = () => {
    void navigate(href('/apps/ecommerce/order/list'))
    void remove([order])
  }
  const sections = () => [
    {
      id: 'order',
      entries: [
        { id: 'copy', label: text('order.copy'), icon: IconCopy },
        { id: 'slip', label: text('order.slip'), icon: IconPrinter },
      ],
    },
    {
      id: 'neighbours',
      entries: [
        ...(details.next === null
          ? []
          : [{ id: 'newer', label: text('order.newer'), href: orderHref({ order: details.next }) }]),
        ...(details.previous === null
          ? []
          : [{ id: 'older', label: text('order.older'), href: orderHref({ order: details.previous }) }]),
      ],
    },
    {
      id: 'end',
      entries: [
        ...(isPreparing(order)
          ? [
              {
                id: 'cancel',
                label: text('order.cancelOrder'),
                icon: IconBan,
                ...refused({ action: 'update', subject: 'Order', of: order }),
              },
            ]
          : []),
        {
          id: 'delete',
          label: text('order.delete'),
          icon: IconTrash,
          tone: 'danger' as const,
          ...refused({ action: 'delete', subject: 'Order', of: order }),
        },
      ],
    },
  ]
  const act = (action: string) => {
    if (action === 'copy') void copy()
    if (action === 'slip') address.showSlip(true)
    if (action === 'cancel') cancel()
    if (action === 'delete') {
      if (order.payment === paid) setAsking(true)
      else erase()
    }
  }
  return { sections, act, isAsking, setAsking, erase }
}
