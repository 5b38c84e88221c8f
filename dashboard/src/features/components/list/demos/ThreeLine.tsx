import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** The second may take two lines before it is cut. */
export function ThreeLine() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.messages')} variant="divided">
      <ListItem
        title={text('listDemos.ada')}
        detail={text('listDemos.thanks')}
        detailLines={2}
        start={<Avatar name="Ada Brun" isDecorative />}
        end={
          <Chip tone="primary" size="small">
            {text('listDemos.fresh')}
          </Chip>
        }
      />
      <ListItem
        title={text('listDemos.omar')}
        detail={text('listDemos.invoiceQuestion')}
        detailLines={2}
        start={<Avatar name="Omar Haddad" isDecorative />}
      />
    </List>
  )
}
