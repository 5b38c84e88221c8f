import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical, IconSettings, IconUser } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** Any button: with text, an icon or an avatar. */
export function Activator() {
  const text = useText()

  return (
    <Inline>
      <Menu
        label={text('menuDemos.actions')}
        placement="bottom start"
        sections={[
          {
            id: 'change',
            entries: [
              { id: 'edit', label: text('menuDemos.edit') },
              { id: 'duplicate', label: text('menuDemos.duplicate') },
            ],
          },
        ]}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <IconButton icon={IconDotsVertical} label={text('menuDemos.more')} />
      </Menu>
      <Menu
        label={text('menuDemos.account')}
        placement="bottom start"
        sections={[
          {
            id: 'pages',
            entries: [
              {
                id: 'profile',
                label: text('menuDemos.profile'),
                icon: IconUser,
                href: href('/pages/account-settings/account'),
              },
              {
                id: 'settings',
                label: text('menuDemos.settings'),
                icon: IconSettings,
                href: href('/pages/account-settings/notification'),
              },
            ],
          },
        ]}
      >
        <Button shape="round" variant="plain" aria-label={text('menuDemos.account')}>
          <Avatar name="Ada Brun" isDecorative />
        </Button>
      </Menu>
    </Inline>
  )
}
