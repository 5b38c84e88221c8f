import { Icon } from '@data1522/design-system/Icon'
import { IconFileSpreadsheet, IconFileText, IconPhoto } from '@data1522/design-system/icons'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** A few words each, with a picture before and a word after. */
export function Basic() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.files')}>
      <ListItem
        title={text('listDemos.price')}
        start={<Icon icon={IconFileSpreadsheet} />}
        end={text('listDemos.priceSize')}
      />
      <ListItem
        title={text('listDemos.contract')}
        start={<Icon icon={IconFileText} />}
        end={text('listDemos.contractSize')}
      />
      <ListItem
        title={text('listDemos.photos')}
        start={<Icon icon={IconPhoto} />}
        end={text('listDemos.photosSize')}
      />
    </List>
  )
}
