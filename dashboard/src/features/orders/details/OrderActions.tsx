import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical, IconPackageExport, IconReceiptRefund } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { RecordPager } from '../../../shared/list/record-navigation/RecordPager.tsx'
import { orderList } from '../list/list-config.ts'
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx'
import { useOrderMenu } from './useOrderMenu.ts'
import type { OrderAddress } from './useOrderAddress.ts'

interface OrderActionsProps {
  details: OrderDetails
  address: OrderAddress
}

/** What can be done with the order as a whole, and the ways to those before and after it. */
export function OrderActions({ details, address }: OrderActionsProps) {
  const text = useText()
  const menu = useOrderMenu(details, address)
  const { order, refundable } = details
  return (
    <>
      <RecordPager config={orderList} id={String(order.order)} />
      {refundable > 0 && (
        <Can action="update" subject="Order" of={order} label={text('order.refund')}>
          {(isDisabled) => (
            <Button
              start={<Icon icon={IconReceiptRefund} size={18} />}
              isDisabled={isDisabled}
              onPress={() => address.open('refund')}
            >
              {text('order.refund')}
            </Button>
          )}
        </Can>
      )}
      {order.isSendable && (
        <Can action="update" subject="Order" of={order} label={text('order.send')}>
          {(isDisabled) => (
            <Button
              variant="solid"
              tone="primary"
              start={<Icon icon={IconPackageExport} size={18} />}
              isDisabled={isDisabled}
              onPress={() => address.open('send')}
            >
              {text('order.send')}
            </Button>
          )}
        </Can>
      )}
      <Menu label={text('order.more')} sections={menu.sections} onAction={menu.act}>
        <IconButton icon={IconDotsVertical} variant="outlined" label={text('order.more')} />
      </Menu>
      <DeleteDialog
        order={order}
        isOpen={menu.isAsking}
        onOpenChange={menu.setAsking}
        onConfirm={menu.erase}
      />
    </>
  )
}
