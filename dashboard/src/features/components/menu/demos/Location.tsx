import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Below or above; it flips where there is no room. */
export function Location() {
  const text = useText()
  const sections = [
    {
      id: 'change',
      entries: [
        { id: 'edit', label: text('menuDemos.edit') },
        { id: 'duplicate', label: text('menuDemos.duplicate') },
      ],
    },
  ]

  return (
    <Inline>
      <Menu
        label={text('menuDemos.actions')}
        placement="bottom start"
        sections={sections}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.bottomStart')}</Button>
      </Menu>
      <Menu
        label={text('menuDemos.actions')}
        placement="bottom end"
        sections={sections}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.bottomEnd')}</Button>
      </Menu>
      <Menu
        label={text('menuDemos.actions')}
        placement="top start"
        sections={sections}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.topStart')}</Button>
      </Menu>
      <Menu
        label={text('menuDemos.actions')}
        placement="top end"
        sections={sections}
        onAction={() => toasts.show({ title: text('menuDemos.done') })}
      >
        <Button>{text('menuDemos.topEnd')}</Button>
      </Menu>
    </Inline>
  )
}
