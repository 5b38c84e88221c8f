import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useText } from '../../../../core/i18n/useText.ts'

/** Faces, what people do, and whether they are there. */
export function UserList() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.people')}>
      <ListItem
        title={text('listDemos.ada')}
        detail={text('listDemos.adaDetail')}
        start={<Avatar name="Ada Brun" presence="online" isDecorative />}
        end={
          <Chip tone="success" size="small">
            {text('listDemos.active')}
          </Chip>
        }
      />
      <ListItem
        title={text('listDemos.omar')}
        detail={text('listDemos.omarDetail')}
        start={<Avatar name="Omar Haddad" presence="away" isDecorative />}
        end={
          <Chip tone="warning" size="small">
            {text('listDemos.away')}
          </Chip>
        }
      />
    </List>
  )
}
