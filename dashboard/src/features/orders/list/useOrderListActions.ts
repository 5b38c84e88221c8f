import {
  IconCash,
  IconEye,
  IconLayoutSidebarRight,
  IconMail,
  IconPackageExport,
  IconPrinter,
  IconTrash,
} from '@data1522/design-system/icons'
import type { Order } from '@data1522/mocks/contract/orders'
import { useCan } from '../../../core/auth/useCan.ts'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import type { ListHandle } from '../../../shared/list/useList.ts'
import { useListChanges } from '../../../entities/order/useListChanges.ts'
import { orderHref } from '../../../entities/order/order-href.ts'
import { orderList } from './list-config.ts'

const sending = { action: 'update', subject: 'Order' } as const

/** What can be done with a row of the list and with all that are selected. */
export function useOrderListActions(list: ListHandle<Order>, onSlips: (orders: number[]) => void) {
  const { selection } = list
  const { text } = list.tools
  const { remove, sendAll, markPaid } = useListChanges()
  const maySend = useCan(sending).isAllowed
  const refused = useRefusals()

  const erase = (orders: readonly Order[]) => {
    selection.drop(orders)
    void remove(orders)
  }
  const send = (orders: readonly Order[]) => {
    selection.drop(orders)
    void sendAll(orders)
  }
  const slipsOf = (orders: readonly Order[]) => onSlips(orders.map(({ order }) => order))

  const deletion = {
    id: 'delete',
    label: text('orders.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    ...refused({ action: 'delete', subject: 'Order' }),
  }
  const sendEntry = (order: Order) =>
    order.isSendable
      ? [{ id: 'send', label: text('orders.send'), icon: IconPackageExport, ...refused(sending) }]
      : []
  return {
    rowActions: (order: Order) => [
      {
        id: 'row',
        entries: [
          { id: 'view', label: text('orders.view'), icon: IconEye, href: orderHref(order) },
          { id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight },
          ...sendEntry(order),
          { id: 'slip', label: text('orders.slip'), icon: IconPrinter },
          { id: 'mail', label: text('orders.write'), icon: IconMail, href: `mailto:${order.email}` },
          deletion,
        ],
      },
    ],
    // Of two there would be too little room for names; who may not send has the other one.
    quickActions: (order: Order) =>
      maySend && order.isSendable
        ? sendEntry(order)
        : [{ id: 'quickView', label: text('records.quickView'), icon: IconLayoutSidebarRight }],
    quickRoom: 1 as const,
    onRowAction: (action: string, order: Order) => {
      if (action === 'quickView') list.set({ quickView: orderList.rowId(order) }, { isReplacing: true })
      if (action === 'send') send([order])
      if (action === 'slip') slipsOf([order])
      if (action === 'delete') erase([order])
    },
    bulkActions: [
      {
        id: 'send',
        label: text('orders.send'),
        icon: IconPackageExport,
        ...refused(sending),
        onPress: () => send(selection.rows()),
      },
      {
        id: 'paid',
        label: text('orders.markPaid'),
        icon: IconCash,
        ...refused(sending),
        onPress: () => void markPaid(selection.rows()),
      },
      {
        id: 'slips',
        label: text('orders.slips'),
        icon: IconPrinter,
        onPress: () => slipsOf(selection.rows()),
      },
      { ...deletion, onPress: () => erase(selection.rows()) },
    ],
  }
}
