import { Button } from '@data1522/design-system/Button'
import { IconCopy, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Actions in sections; what destroys something comes last. */
export function Basic() {
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
              { id: 'duplicate', label: text('menuDemos.duplicate'), icon: IconCopy },
            ],
          },
          {
            id: 'remove',
            entries: [{ id: 'remove', label: text('menuDemos.remove'), icon: IconTrash, tone: 'danger' }],
          },
        ]}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.actions')}</Button>
      </Menu>
    </Inline>
  )
}
