import { Icon } from '@data1522/design-system/Icon'
import { IconBell, IconLock, IconUser } from '@data1522/design-system/icons'
import { List } from '@data1522/design-system/List'
import { ListGroup } from '@data1522/design-system/ListGroup'
import { ListItem } from '@data1522/design-system/ListItem'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** An entry opens to show the ones inside. */
export function SubGroup() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.settings')}>
      <ListItem
        title={text('listDemos.account')}
        href={href('/pages/account-settings/account')}
        start={<Icon icon={IconUser} />}
      />
      <ListGroup title={text('listDemos.security')} start={<Icon icon={IconLock} />} isInitiallyExpanded>
        <ListItem title={text('listDemos.password')} href={href('/pages/account-settings/security')} />
        <ListItem
          title={text('listDemos.twoSteps')}
          href={href('/pages/account-settings/security')}
          end={text('listDemos.off')}
        />
      </ListGroup>
      <ListGroup title={text('listDemos.notices')} start={<Icon icon={IconBell} />}>
        <ListItem title={text('listDemos.newOrder')} href={href('/pages/account-settings/notification')} />
      </ListGroup>
    </List>
  )
}
