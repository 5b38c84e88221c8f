import { IconMail, IconShieldLock } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ListSection } from '@data1522/design-system/ListSection'
import { useText } from '../../../../core/i18n/useText.ts'

/** Sections with a title that stays. */
export function Sections() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.history')}>
      <ListSection title={text('listDemos.today')}>
        <ListItem
          title={text('listDemos.changed')}
          detail={text('listDemos.fromLyon')}
          start={<IconTile icon={IconShieldLock} tone="success" />}
        />
      </ListSection>
      <ListSection title={text('listDemos.yesterday')}>
        <ListItem
          title={text('listDemos.sent')}
          detail={text('listDemos.toOmar')}
          start={<IconTile icon={IconMail} tone="info" />}
        />
      </ListSection>
    </List>
  )
}
