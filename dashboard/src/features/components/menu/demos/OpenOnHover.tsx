import { Button } from '@data1522/design-system/Button'
import { IconFolderOpen, IconPencil } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** A submenu opens when the pointer rests, by press and by arrow key. */
export function OpenOnHover() {
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
              { id: 'edit', label: text('menuDemos.edit'), icon: IconPencil },
              {
                id: 'move',
                label: text('menuDemos.move'),
                icon: IconFolderOpen,
                sections: [
                  {
                    id: 'places',
                    entries: [
                      { id: 'archive', label: text('menuDemos.archive') },
                      { id: 'team', label: text('menuDemos.team') },
                    ],
                  },
                ],
              },
            ],
          },
        ]}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.actions')}</Button>
      </Menu>
    </Inline>
  )
}
