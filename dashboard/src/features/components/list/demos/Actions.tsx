import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ListSection } from '@data1522/design-system/ListSection'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../../core/i18n/useText.ts'

/** A switch of its own at the end of each row. */
export function Actions() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.notices')}>
      <ListSection title={text('listDemos.notices')}>
        <ListItem
          title={text('listDemos.newOrder')}
          detail={text('listDemos.newOrderText')}
          actions={<Switch aria-label={text('listDemos.newOrder')} defaultSelected />}
        />
        <ListItem
          title={text('listDemos.lowStock')}
          detail={text('listDemos.lowStockText')}
          actions={<Switch aria-label={text('listDemos.lowStock')} />}
        />
      </ListSection>
    </List>
  )
}
