import { Icon } from '@data1522/design-system/Icon'
import { IconFileDollar, IconShoppingCart, IconUsers } from '@data1522/design-system/icons'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** Links, one of them the screen one is on. */
export function Nav() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.pages')}>
      <ListItem
        title={text('listDemos.users')}
        href={href('/apps/user/list')}
        start={<Icon icon={IconUsers} />}
        isCurrent
      />
      <ListItem
        title={text('listDemos.orders')}
        href={href('/apps/ecommerce/order/list')}
        start={<Icon icon={IconShoppingCart} />}
      />
      <ListItem
        title={text('listDemos.invoices')}
        href={href('/apps/invoice/list')}
        start={<Icon icon={IconFileDollar} />}
      />
    </List>
  )
}
